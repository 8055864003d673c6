import { expect, it } from 'vitest';
import { reconcile } from '../../../src/server/orders/books/reconcile.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { pay } from '../../factories/payments/aPaidSignUp.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';

const DAY = 86_400_000;

/**
 * A server whose billing refused an order by Direct Debit after the payment was submitted to the
 * bank.
 */
async function submittedInVain(): Promise<TestServer> {
  const { authorise, server, visitor } = await aDirectDebitVisitor();
  server.billing.recordOutcome = { kind: 'refused', detail: 'No such plan' };
  server.directDebit.cancelOutcome = { kind: 'tooLate', status: 'submitted' };
  await pay(visitor, aDebitRequest(await authorise()));
  return server;
}

const voids = ({ database }: TestServer) =>
  database
    .selectFrom('outbox')
    .select(['status', 'attempts', 'last_error'])
    .where('kind', '=', 'void')
    .execute();

it('is not tried forever, and waits for people to refund it', async () => {
  const server = await submittedInVain();
  for (let day = 0; day < 3; day += 1) {
    await server.deliver();
    server.pass(DAY);
  }

  expect(await voids(server)).toMatchObject([
    { status: 'byHand', attempts: 1, last_error: expect.stringContaining('(submitted)') },
  ]);
  expect(server.log.filter((line) => line.includes('has to be refunded by hand'))).toHaveLength(1);
});

it('is named by every daily comparison, however old, and is an error in its log', async () => {
  const server = await submittedInVain();
  await server.deliver();
  server.pass(30 * DAY);

  const { toRefund } = await reconcile(server.deps);

  const [booked] = server.directDebit.books.values();
  expect(toRefund).toEqual([
    {
      brandId: 'slotbook',
      paymentAccount: 'software-us',
      transactionId: `PM${booked?.attemptId}`,
      since: '2026-11-21T09:00:00.000Z',
    },
  ]);
  const line = server.log.find((text) => text.includes('wait to be refunded by hand'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'error', toRefund });
});

it('stays named while the provider cannot be asked', async () => {
  const server = await submittedInVain();
  await server.deliver();
  server.directDebit.cancelOutcome = { kind: 'unknown', cause: new Error('No answer') };

  expect((await reconcile(server.deps)).toRefund).toHaveLength(1);
});

it('is done once the payer has the money', async () => {
  const server = await submittedInVain();
  await server.deliver();
  server.directDebit.cancelOutcome = { kind: 'cancelled' };

  expect((await reconcile(server.deps)).toRefund).toEqual([]);
  expect(await voids(server)).toMatchObject([{ status: 'done', last_error: null }]);
});

it('is named though it cannot be asked about because of a fault of ours, and so are the others', async () => {
  const server = await submittedInVain();
  await server.deliver();
  const { database, deps } = server;
  const [row] = await database
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'void')
    .execute();
  if (row === undefined) throw new Error('Nothing has to be refunded');
  const payload = row.payload.replace('"GC"', '"CC"');
  const other = { ...row, id: 'other', dedupe_key: 'other', payload };
  await database.insertInto('outbox').values(other).execute();
  const giveBack = async () => {
    throw new Error('A fault of ours');
  };
  const methods = { ...deps.methods, CC: { ...deps.methods.CC, giveBack } };

  expect((await reconcile({ ...deps, methods })).toRefund).toHaveLength(2);
  expect(server.log.join('')).toContain('A fault of ours');
});
