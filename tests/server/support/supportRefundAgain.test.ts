import { describe, expect, it, vi } from 'vitest';
import type { CancelOutcome } from '../../../src/server/gateways/direct-debit/DirectDebitGateway.ts';
import type { ChangeOutcome } from '../../../src/server/gateways/payments/PaymentGateway.ts';
import { reconcile } from '../../../src/server/orders/books/reconcile.ts';
import { moveAgain } from '../../../src/server/outbox/moveAgain.ts';
import { refundKey } from '../../../src/server/outbox/queueRefund.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { pay } from '../../factories/payments/aPaidSignUp.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import { aSoldServer, ask, endedAtBilling } from '../../factories/servers/support.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const refundsOf = ({ database }: TestServer) =>
  database.selectFrom('outbox').select('status').where('kind', '=', 'refund').execute();

/** An order whose payment counts as failed here, while the provider may have the money. */
async function aLostOrder(atProvider: 'captured' | 'ended') {
  const { ada, server } = await aSoldServer();
  const booked = server.payments.books.get(ada.id);
  if (booked === undefined) throw new Error('Nothing was sold');
  server.payments.books.set(ada.id, { ...booked, state: 'ended' });
  await server.deliver();
  server.payments.books.set(ada.id, { ...booked, state: atProvider });
  return { ada, server };
}

describe('a refund of a payment that counts as failed', () => {
  it('gives back what the provider has after all, and the daily comparison agrees', async () => {
    const { ada, server } = await aLostOrder('captured');
    server.pass(2 * DAY_MS);
    const { differences } = await reconcile(server.deps);
    expect(differences).toMatchObject([{ attemptId: ada.id, difference: 'paidAfterAll' }]);

    expect(await ask(server, 'refund', 'order', ada.id)).toMatchObject({
      did: expect.stringContaining('counts as failed here: the server asks the provider'),
    });
    await server.deliver();

    expect(server.payments.refunds).toEqual([ada.transaction_id]);
    expect(endedAtBilling(server)).toEqual([ada.id]);
    expect((await reconcile(server.deps)).differences).toEqual([]);
  });

  it('ends the plan, and moves nothing, when the payer has the money', async () => {
    const { ada, server } = await aLostOrder('ended');

    await ask(server, 'refund', 'order', ada.id);
    await server.deliver();

    expect(await refundsOf(server)).toEqual([{ status: 'done' }]);
    expect(server.payments.refunds).toEqual([]);
    expect(endedAtBilling(server)).toEqual([ada.id]);
  });
});

describe('a refund that is asked for again', () => {
  it('asks the provider again after it was done, because a debit can be sent again', async () => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    await pay(visitor, aDebitRequest(await authorise()));
    const [book] = server.directDebit.books.values();
    await ask(server, 'refund', 'order', book?.attemptId ?? '');
    server.directDebit.cancelOutcome = { kind: 'cancelled' };
    await server.deliver();
    expect(await refundsOf(server)).toEqual([{ status: 'done' }]);

    server.directDebit.cancelOutcome = { kind: 'tooLate', status: 'confirmed' };
    expect(await ask(server, 'refund', 'order', book?.attemptId ?? '')).toMatchObject({
      did: 'was made before: the server asks the provider whether there is anything to give back since',
    });
    await server.deliver();

    expect(await refundsOf(server)).toEqual([{ status: 'byHand' }]);
    expect(await ask(server, 'refund', 'order', book?.attemptId ?? '')).toMatchObject({
      did: 'was asked for before: the bank has the payment already, so refund it by hand at the provider',
    });
  });

  it('says that it is being made while it is', async () => {
    const { ada, server } = await aSoldServer();
    await ask(server, 'refund', 'order', ada.id);

    expect(await ask(server, 'refund', 'order', ada.id)).toMatchObject({
      did: 'was asked for before, and is being made',
    });
  });
});

it.each([
  ['was done', 'done'],
  ['had been given up', 'failed'],
] as const)(
  'the late answer to a request from before a refund that %s is made again does not end it',
  async (_, status) => {
    const { ada, server } = await aSoldServer();
    await server.deliver();
    const answers = [1, 2].map(() => Promise.withResolvers<ChangeOutcome>());
    let asked = 0;
    server.payments.onRefund = async () => {
      asked += 1;
      if (asked === 2) return { kind: 'done' };
      return answers[asked === 1 ? 0 : 1]?.promise ?? { kind: 'done' };
    };
    await ask(server, 'refund', 'order', ada.id);
    const slow = server.deliver();
    await expect.poll(() => asked).toBe(1);
    server.pass(3 * MINUTE_MS);
    await server.deliver();
    const outbox = server.database.updateTable('outbox').where('kind', '=', 'refund');
    await outbox.set({ status }).execute();

    if (status === 'done') await moveAgain(server.database, refundKey(ada.id), server.deps.clock());
    else await ask(server, 'refund', 'order', ada.id);
    const again = server.deliver();
    await expect.poll(() => asked).toBe(3);
    answers[0]?.resolve({ kind: 'done' });
    await slow;
    expect(await refundsOf(server)).toEqual([{ status: 'waiting' }]);
    answers[1]?.resolve({ kind: 'unknown', cause: new Error('No answer') });
    await again;

    expect(await refundsOf(server)).toEqual([{ status: 'waiting' }]);
  },
);

it('a change of the payment while its refund is being carried out makes the server ask again', async () => {
  const { ada, server } = await aSoldServer();
  await server.deliver();
  const answer = Promise.withResolvers<ChangeOutcome>();
  let asked = 0;
  server.payments.onRefund = async () => {
    asked += 1;
    return asked === 1 ? answer.promise : { kind: 'done' };
  };
  await ask(server, 'refund', 'order', ada.id);
  const first = server.deliver();
  await expect.poll(() => asked).toBe(1);

  // The provider's answer is from before the change.
  await moveAgain(server.database, refundKey(ada.id), server.deps.clock());
  answer.resolve({ kind: 'done' });
  await first;
  await server.deliver();

  expect(asked).toBe(2);
  expect(await refundsOf(server)).toEqual([{ status: 'done' }]);
});

it('a late answer from before a change of the payment calls nobody to refund it by hand', async () => {
  const { authorise, server, visitor } = await aDirectDebitVisitor();
  await pay(visitor, aDebitRequest(await authorise()));
  const [book] = server.directDebit.books.values();
  const orderId = book?.attemptId ?? '';
  await server.deliver();
  const answer = Promise.withResolvers<CancelOutcome>();
  const gateway = server.directDebit.of('software-us');
  if (gateway === null) throw new Error('No direct debit');
  const cancel = vi.spyOn(gateway, 'cancel');
  cancel.mockImplementationOnce(() => answer.promise);
  await ask(server, 'refund', 'order', orderId);
  const first = server.deliver();
  await expect.poll(() => cancel.mock.calls.length).toBe(1);

  await moveAgain(server.database, refundKey(orderId), server.deps.clock());
  answer.resolve({ kind: 'tooLate', status: 'confirmed' });
  await first;
  await server.deliver();

  expect(await refundsOf(server)).toEqual([{ status: 'done' }]);
  expect(server.log.filter((line) => line.includes('by hand'))).toEqual([]);
});
