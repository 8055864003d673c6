import { expect, it } from 'vitest';
import { endLeftByDead } from '../../src/server/orders/settling/endLeftByDead.ts';
import { aJudge, aTown, end } from '../factories/databases/aTown.ts';
import { aPaidBrand, aPaidRequest, pay } from '../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServerOptions } from '../factories/servers/aServer.ts';
import { aVisitor } from '../factories/servers/aVisitor.ts';

/** A server of the town with an order in progress, and another process that checks it. */
async function anOrderUnderWay(
  order: ReturnType<typeof aPaidRequest>,
  status: 'accepted' | 'started',
  options: TestServerOptions['deps'] = {},
) {
  const town = await aTown();
  const database = town.connect();
  const [signOfLife, other] = [await town.sign(), await aJudge(town)];
  const deps = { database, signOfLife, ...options };
  const server = await aServer({ brands: [aPaidBrand()], deps });
  server.payments.onSale = () => new Promise(() => undefined);
  const answer = pay(await aVisitor(server.app), order);
  const statuses = async () => {
    const rows = await database.selectFrom('attempts').select('status').execute();
    return rows.map((row) => row.status);
  };
  await expect.poll(statuses).toEqual([status]);
  const watching = { ...server.deps, database: town.connect(), signOfLife: other };
  return { answer, server, signOfLife, statuses, watching };
}

/** How many orders another process ends in two rounds. */
async function endedInTwo(watching: Parameters<typeof endLeftByDead>[0]): Promise<number> {
  return (await endLeftByDead(watching)) + (await endLeftByDead(watching));
}

const unadmitted = aPaidRequest({ paymentRequest: { captchaToken: 'never' } });

it('an order before its charge ends with its process, and not before, and its address is free', async () => {
  const { server, signOfLife, statuses, watching } = await anOrderUnderWay(unadmitted, 'accepted');
  expect(await endedInTwo(watching)).toBe(0);

  await end(signOfLife, watching);
  expect(await endedInTwo(watching)).toBe(1);

  expect(await statuses()).toEqual(['failed']);
  expect(await watching.database.selectFrom('claims').selectAll().execute()).toEqual([]);
  expect(server.payments.sales).toEqual([]);
});

it('an order whose charge had begun is left to the settling job', async () => {
  const { signOfLife, statuses, watching } = await anOrderUnderWay(aPaidRequest(), 'started');
  await end(signOfLife, watching);

  expect(await endedInTwo(watching)).toBe(0);
  expect(await statuses()).toEqual(['started']);
});

it('an order of the version before, which names no process, is left to its minute', async () => {
  const { signOfLife, statuses, watching } = await anOrderUnderWay(unadmitted, 'accepted');
  await watching.database.updateTable('attempts').set({ sign_of_life: null }).execute();
  await end(signOfLife, watching);

  expect(await endedInTwo(watching)).toBe(0);
  expect(await statuses()).toEqual(['accepted']);
});

it('a process that wrongly counted as dead and continues charges nothing', async () => {
  const { promise: hashed, resolve: hashNow } = Promise.withResolvers<string>();
  const { answer, server, signOfLife, watching } = await anOrderUnderWay(
    aPaidRequest(),
    'accepted',
    { hashPassword: () => hashed },
  );
  await end(signOfLife, watching);
  expect(await endedInTwo(watching)).toBe(1);

  hashNow('hash');

  expect((await answer).json()).toMatchObject({ data: { reason: 'NOTHING_CHARGED' } });
  expect(server.payments.sales).toEqual([]);
});
