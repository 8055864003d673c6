import { expect, it } from 'vitest';
import { anUpgradingServer, signedInAs } from '../../factories/orders/anUpgrade.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import { type Answer, HOST, type Visitor } from '../../factories/servers/aVisitor.ts';

const OWN = { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };

/** Sends the form as a browser does, or with other request options. */
function signOut(
  { app }: TestServer,
  { cookies }: Pick<Visitor, 'cookies'>,
  headers: Readonly<Record<string, string>> = OWN,
): Promise<Answer> {
  return app.inject({
    method: 'POST',
    url: '/sign-out',
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    cookies,
    payload: '',
  });
}

async function statusOfAccount({ app }: TestServer, cookies: Record<string, string>) {
  const headers = { host: HOST, accept: 'text/html' };
  return (await app.inject({ url: '/account', headers, cookies })).statusCode;
}

it('ends the session in the database and in the browser, and leads to the sign-up page', async () => {
  const server = await anUpgradingServer();
  const visitor = await signedInAs(server, 'owner');
  const copy = { ...visitor.cookies };
  expect(await statusOfAccount(server, copy)).toBe(200);

  const answer = await signOut(server, visitor);

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/signup']);
  expect(answer.cookies).toMatchObject([
    { name: 'session', value: '', path: '/', httpOnly: true, sameSite: 'Lax' },
    { name: 'direct-debit', value: '' },
  ]);
  for (const { expires } of answer.cookies) expect(expires).toEqual(new Date(0));
  expect(await statusOfAccount(server, copy)).toBe(401);
});

it('leaves the sessions of others, and other sessions of the same user', async () => {
  const server = await anUpgradingServer();
  const visitor = await signedInAs(server, 'owner');
  const elsewhere = await signedInAs(server, 'owner');
  const admin = await signedInAs(server, 'admin');

  await signOut(server, visitor);

  expect(await statusOfAccount(server, elsewhere.cookies)).toBe(200);
  expect(await statusOfAccount(server, admin.cookies)).toBe(200);
});

it.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { ...OWN, 'sec-fetch-site': 'same-site' }],
])('%s does not sign out', async (_name, headers) => {
  const server = await anUpgradingServer();
  const visitor = await signedInAs(server, 'owner');

  const answer = await signOut(server, visitor, headers);

  expect(answer.statusCode).toBe(403);
  expect(await statusOfAccount(server, visitor.cookies)).toBe(200);
});

it('needs a button: a link does not sign out', async () => {
  const server = await anUpgradingServer();
  const visitor = await signedInAs(server, 'owner');

  const answer = await visitor.get('/sign-out');

  expect(answer.statusCode).toBe(405);
  expect(await statusOfAccount(server, visitor.cookies)).toBe(200);
});

it('does no harm to a visitor without a session', async () => {
  const server = await anUpgradingServer();

  expect((await signOut(server, { cookies: {} })).statusCode).toBe(303);
});

it('a session ends 30 days after its first page, however often it is renewed', async () => {
  const server = await anUpgradingServer();
  const visitor = await signedInAs(server, 'owner');
  const halfADay = 12 * 3_600_000;
  const statusNow = async () => {
    server.pass(halfADay);
    await visitor.get('/signup');
    return statusOfAccount(server, visitor.cookies);
  };

  for (let half = 1; half < 60; half += 1) expect(await statusNow()).toBe(200);
  expect(await statusNow()).toBe(401);
});
