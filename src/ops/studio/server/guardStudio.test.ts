import { expect, it } from 'vitest';
import { aStudio } from '../../../../tests/factories/servers/aStudio.ts';

const OWN = { host: 'studio.localhost:4100', origin: 'http://studio.localhost:4100' };

async function statusOf(method: 'GET' | 'PUT', url: string, headers: Record<string, string>) {
  const { app } = await aStudio();
  const payload = method === 'PUT' ? { value: {}, hash: 'x' } : undefined;
  return (await app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode;
}

it.each([
  'studio.example.com:4100',
  'studio.localhost:80',
  'studio.localhost',
  'a.b.localhost:4100',
])('refuses the host %s', async (host) => {
  expect(await statusOf('GET', '/api/start', { host })).toBe(421);
});

it('sends other names of this machine to its own', async () => {
  const { app } = await aStudio();
  const answer = await app.inject({ url: '/brands/slotbook', headers: { host: 'localhost:4100' } });
  expect(answer.headers.location).toBe('http://studio.localhost:4100/brands/slotbook');
});

it.each([
  ['another site', { ...OWN, origin: 'https://evil.example' }],
  ['a previewed page', { ...OWN, origin: 'http://slotbook.studio.localhost:4100' }],
  ['a form of another site', { host: OWN.host, 'sec-fetch-site': 'cross-site' }],
  ['a previewed page without an origin', { host: OWN.host, 'sec-fetch-site': 'same-site' }],
])('refuses a change that %s asks for', async (_name, headers) => {
  expect(await statusOf('PUT', '/api/brands/slotbook', headers)).toBe(403);
});

it.each([
  ['another site', 'cross-site'],
  ['a previewed page', 'same-site'],
])('lets %s read no brand', async (_name, site) => {
  const headers = { host: OWN.host, 'sec-fetch-site': site };
  expect(await statusOf('GET', '/api/brands/slotbook', headers)).toBe(403);
});

it('accepts only JSON, which a form of another page cannot send', async () => {
  const { app } = await aStudio();
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/brands/slotbook',
    headers: { ...OWN, 'content-type': 'text/plain' },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(415);
});

it('may not be framed', async () => {
  const { app } = await aStudio();
  const answer = await app.inject({ url: '/api/start', headers: { host: OWN.host } });
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
