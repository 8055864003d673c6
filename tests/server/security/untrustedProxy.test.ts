import { expect, it } from 'vitest';
import { aServer } from '../../factories/servers/aServer.ts';
import { HOST } from '../../factories/servers/aVisitor.ts';

/**
 * How often the log warns after three requests from a peer, with or without a forwarded address.
 */
async function warnings(trustedProxies: readonly string[], forwarded?: string): Promise<number> {
  const { app, log } = await aServer({ config: { trustedProxies } });
  const headers = { host: HOST, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
  for (const url of ['/signup', '/healthz', '/nowhere']) await app.inject({ url, headers });
  const lines = log.filter((line) => line.includes('TRUSTED_PROXIES'));
  expect(lines.join('')).not.toMatch(/203\.0\.113|127\.0\.0/);
  return lines.length;
}

it.each([
  ['no proxy is named', []],
  ['another proxy is named', ['10.0.0.0/8']],
])('the log warns once of what a proxy passes on where %s', async (_name, trusted) => {
  expect(await warnings(trusted, '203.0.113.7')).toBe(1);
});

it('the log warns neither of a named proxy nor of who comes without one', async () => {
  expect(await warnings(['127.0.0.1'], '203.0.113.7')).toBe(0);
  expect(await warnings(['127.0.0.1'], '198.51.100.1, 203.0.113.7')).toBe(0);
  expect(await warnings([])).toBe(0);
  expect(await warnings(['127.0.0.1'])).toBe(0);
});
