import { describe, expect, it } from 'vitest';
import { aServer } from '../../factories/servers/aServer.ts';
import { type Answer, aSignupRequest } from '../../factories/servers/aVisitor.ts';

const host = 'slotbook.localhost:4000';
const own = `http://${host}`;

/** Posts with a visitor's cookie, as a page of another site could make their browser do. */
async function post(
  url: string,
  headers: Record<string, string>,
  payload = JSON.stringify(aSignupRequest()),
): Promise<{ answer: Answer; accounts: number }> {
  const { app, database } = await aServer();
  const page = await app.inject({ url: '/signup', headers: { host } });
  const session = page.cookies[0]?.value ?? '';
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { host, 'content-type': 'application/json', ...headers },
    cookies: { session },
    payload,
  });
  const accounts = await database.selectFrom('accounts').select('id').execute();
  return { answer, accounts: accounts.length };
}

describe('a sign-up is taken', () => {
  it.each([
    ['from the page itself', { origin: own, 'sec-fetch-site': 'same-origin' }],
    ['from an older browser that sends only Origin', { origin: own }],
    ['from a program, which sends neither', {}],
  ])('%s', async (_name, headers: Record<string, string>) => {
    const { answer, accounts } = await post('/signup/free', headers);

    expect(answer.statusCode).toBe(200);
    expect(accounts).toBe(1);
  });
});

describe('a call is refused', () => {
  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site without Sec-Fetch-Site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another brand on this machine', { origin: 'http://facetable.localhost:4000' }],
    ['another port', { origin: 'http://slotbook.localhost:4001' }],
    ['a neighbour', { origin: own, 'sec-fetch-site': 'same-site' }],
    ['a bookmark', { 'sec-fetch-site': 'none' }],
  ])('from %s', async (_name, headers: Record<string, string>) => {
    for (const path of ['/signup/free', '/email', '/activation/resend', '/api/analytics']) {
      const { answer, accounts } = await post(path, headers);

      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ message: 'INVALID_REQUEST' });
      expect(accounts).toBe(0);
    }
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; charset=application/json',
  ])('as %s', async (contentType) => {
    const { answer, accounts } = await post('/signup/free', {
      origin: own,
      'content-type': contentType,
    });

    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ success: false, message: 'INVALID_REQUEST' });
    expect(accounts).toBe(0);
  });

  it.each([
    ['larger than 64 kB', 413, JSON.stringify({ text: 'x'.repeat(70_000) })],
    ['cut off', 400, '{"leadInfo":'],
    ['empty', 400, ''],
    ['with a prototype', 400, '{"__proto__":{"admin":true}}'],
    ['with a key that nobody knows', 400, JSON.stringify({ ...aSignupRequest(), admin: true })],
  ])('when its body is %s', async (_name, status, payload) => {
    const { answer, accounts } = await post('/signup/free', { origin: own }, payload);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, message: 'INVALID_REQUEST' });
    expect(accounts).toBe(0);
  });
});
