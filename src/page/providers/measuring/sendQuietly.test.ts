import { afterEach, expect, it, vi } from 'vitest';
import { sendQuietly } from './sendQuietly.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends a beacon that the server reads as JSON', async () => {
  const sent: [string, Blob][] = [];
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: Blob) => sent.push([path, body]) > 0,
  });
  sendQuietly('/api/analytics', { name: 'page_view' });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[0]).toBe('/api/analytics');
  expect(sent[0]?.[1].type).toBe('application/json');
});

const BREACH = new Error('A script broke it.');

function throwing(): never {
  throw BREACH;
}

it.each([
  ['refuses it', { sendBeacon: () => false }],
  ['has none', {}],
  ['has one that throws', { sendBeacon: throwing }],
  ['has one that rejects', { sendBeacon: () => Promise.reject(BREACH) }],
  ['throws at the question for one', Object.defineProperty({}, 'sendBeacon', { get: throwing })],
])('sends a request that outlives the page instead, if the browser %s', (_name, navigator) => {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push([path, init]);
    throw new Error('blocked');
  });
  sendQuietly('/api/analytics', { name: 'page_view' });
  expect(asked).toMatchObject([
    [
      '/api/analytics',
      {
        method: 'POST',
        keepalive: true,
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"page_view"}',
      },
    ],
  ]);
});

it.each([
  ['throws', throwing],
  ['rejects', () => Promise.reject(BREACH)],
  ['is missing', undefined],
])('ignores a request that %s, too, and reports the beacon', async (_name, fetch) => {
  const told: unknown[] = [];
  vi.stubGlobal('navigator', { sendBeacon: throwing });
  vi.stubGlobal('fetch', fetch);
  sendQuietly('/api/analytics', { name: 'page_view' }, (cause) => told.push(cause));
  await expect.poll(() => told).toEqual([BREACH]);
});
