import { expect, it } from 'vitest';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import { ask } from '../../factories/servers/support.ts';

const HOUR = 3_600_000;

/** An account whose plan was changed after the clock, which had been ahead, was put back. */
async function changed() {
  const server = await anUpgradingServer();
  const visitor = await signedInAs(server, 'owner');
  server.pass(-HOUR);
  expect((await upgrade(visitor)).statusCode).toBe(200);
  return { server, visitor };
}

async function shown(server: TestServer, visitor: Awaited<ReturnType<typeof signedInAs>>) {
  await visitor.get('/account');
  return server.pages.at(-1)?.sessionInfo.account?.subscription;
}

it('an account shows the plan that it pays for, when its clock was put back before', async () => {
  const { server, visitor } = await changed();

  expect(await shown(server, visitor)).toMatchObject({
    planId: 'pro',
    endedAt: null,
    lastPayment: { amount: 5900 },
  });
});

it('and is not sold the same plan again', async () => {
  const { server, visitor } = await changed();
  // The set-up fee is paid. Otherwise the two orders would not differ.
  const answer = await upgrade(visitor, anUpgradeRequest({ formState: { dueToday: 4900 } }));

  expect(answer.json()).toMatchObject({ success: false, message: 'PLAN_CHANGED' });
  expect(server.payments.books.size).toBe(1);
});

it('and shows it still once it is refunded, as the plan that ended last', async () => {
  const { server, visitor } = await changed();
  const [order] = await server.database.selectFrom('attempts').select('id').execute();
  server.pass(1);
  await ask(server, 'refund', 'order', order?.id ?? '');

  expect(await shown(server, visitor)).toMatchObject({
    planId: 'pro',
    endedAt: expect.any(String),
  });
});
