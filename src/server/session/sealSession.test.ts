import { expect, it } from 'vitest';
import { openSession, sealSession } from './sealSession.ts';

const options = { brandId: 'slotbook', secret: 'a secret' };
const startedAt = new Date('2026-11-21T09:00:00.000Z');
const session = { id: '2f1b0c3e-0000-4000-8000-000000000000', startedAt };
const now = new Date('2026-11-21T10:00:00.000Z');

it('a sealed session opens to what it was', () => {
  expect(openSession(sealSession(session, options), { ...options, now })).toEqual(session);
});

it.each([
  ['another secret', { secret: 'another' }],
  ['another brand', { brandId: 'facetable' }],
])('a session does not open with %s', (_name, change) => {
  const value = sealSession(session, options);

  expect(openSession(value, { ...options, ...change, now })).toBeNull();
});

it('a session can be opened for 24 hours', () => {
  const value = sealSession(session, options);

  const last = new Date('2026-11-22T08:59:59.999Z');
  expect(openSession(value, { ...options, now: last })).toEqual(session);
  const over = new Date('2026-11-22T09:00:00.000Z');
  expect(openSession(value, { ...options, now: over })).toBeNull();
});

it('a session that is renewed opens until 30 days are over since it began', () => {
  const firstAt = new Date('2026-10-23T09:00:00.000Z');
  const renewed = { ...session, startedAt: new Date('2026-11-22T08:00:00.000Z'), firstAt };
  const value = sealSession(renewed, options);

  const last = new Date('2026-11-22T08:59:59.999Z');
  expect(openSession(value, { ...options, now: last })).toEqual(renewed);
  const over = new Date('2026-11-22T09:00:00.000Z');
  expect(openSession(value, { ...options, now: over })).toBeNull();
});

it('a release that knows one time of a session reads when it was renewed', () => {
  const value = sealSession({ ...session, firstAt: new Date('2026-11-01T00:00:00.000Z') }, options);

  const [, times = ''] = value.split('.');
  expect(new Date(Number.parseInt(times, 36))).toEqual(startedAt);
});

it('no character of a session can be changed', () => {
  const value = sealSession(session, options);
  for (let at = 0; at < value.length; at += 1) {
    const other = value[at] === 'x' ? 'y' : 'x';
    const changed = value.slice(0, at) + other + value.slice(at + 1);
    expect(openSession(changed, { ...options, now })).toBeNull();
  }
});

it.each(['', '.', '..', 'a.b.c', 'a.b.c.d', `${'x'.repeat(10_000)}.1.2`])(
  'what is no session does not open: %.20s',
  (value) => {
    expect(openSession(value, { ...options, now })).toBeNull();
  },
);
