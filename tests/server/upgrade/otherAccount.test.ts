import { expect, it } from 'vitest';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';

async function accountIdOf({ database }: TestServer): Promise<string> {
  return (await database.selectFrom('accounts').select('id').executeTakeFirstOrThrow()).id;
}

it('a page of the account that is logged in can pay', async () => {
  const server = await anUpgradingServer();
  const visitor = await signedInAs(server, 'owner');
  const accountId = await accountIdOf(server);
  const answer = await upgrade(visitor, anUpgradeRequest({ formState: { accountId } }));
  expect(answer.json()).toMatchObject({ success: true, data: { accountId } });
});

it('a page of an account that another one has followed in the browser pays nothing', async () => {
  const server = await anUpgradingServer();
  const visitor = await signedInAs(server, 'owner');
  const request = anUpgradeRequest({ formState: { accountId: 'the-account-of-before' } });
  const answer = await upgrade(visitor, request);
  expect([answer.statusCode, answer.json().message]).toEqual([401, 'SESSION_DOES_NOT_EXIST']);
  expect(server.payments.books.size).toBe(0);
});

it('a page whose visitor has logged out in another tab is told that the session has ended', async () => {
  const server = await anUpgradingServer();
  const visitor = await signedInAs(server, 'owner');
  const accountId = await accountIdOf(server);
  await visitor.post('/sign-out', {});
  await visitor.get('/signup');
  const answer = await upgrade(visitor, anUpgradeRequest({ formState: { accountId } }));
  expect([answer.statusCode, answer.json().message]).toEqual([401, 'SESSION_DOES_NOT_EXIST']);
  expect(server.payments.books.size).toBe(0);
});
