import { flush, getClient } from '@sentry/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { maskText } from '../../../core/rules/masking/maskText.ts';
import { startSentry } from './startSentry.ts';

afterEach(async () => {
  await getClient()?.close();
  vi.unstubAllGlobals();
});

it("sends the real SDK's envelope for a report: tagged, masked, and through this server only", async () => {
  const sent: { readonly url: string; readonly body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: unknown }) => {
    sent.push({ url, body: String(body) });
    return new Response('{}');
  });
  const report = startSentry({
    dsn: 'https://0123456789abcdef@o1.example/42',
    measurement: { consent: 'refused' },
    consent: { isGranted: false },
    mask: (text) => maskText(text.replaceAll('Lovelace', '[masked]')),
    path: '/signup',
  });

  const cause = new Error('inner: (201) 555-0123');
  const error = new TypeError('Lovelace, ada@example.com at /signup?contact=eyJh', { cause });
  report({ level: 'fatal', tag: 'signup', error });
  await flush(5000);

  expect(sent.map(({ url }) => url)).toEqual(['/api/reports/envelope']);
  const [, item = '{}', payload = '{}'] = (sent[0]?.body ?? '').split('\n');
  expect(JSON.parse(item)).toMatchObject({ type: 'event' });
  expect(JSON.parse(payload)).toMatchObject({
    level: 'fatal',
    environment: 'production',
    tags: { tag: 'signup', path: '/signup' },
  });
  expect(payload).toContain('TypeError');
  expect(payload).not.toMatch(/lovelace|ada@|eyJh|555-0123/i);
  expect(getClient()?.getOptions()).toMatchObject({ tracesSampleRate: 0 });
});

it('times seven of ten views, and replays no session but every fault', () => {
  startSentry({
    dsn: 'https://0123456789abcdef@o1.example/42',
    measurement: { consent: 'granted' },
    consent: { isGranted: true },
    mask: maskText,
    path: '/error',
  });
  expect(getClient()?.getOptions()).toMatchObject({
    tracesSampleRate: 0.7,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
  });
});
