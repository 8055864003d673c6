import { describe, expect, it } from 'vitest';
import { followBanks } from '../../../src/server/orders/banks/followBanks.ts';
import { reconcile } from '../../../src/server/orders/books/reconcile.ts';
import { insertDirectDebitHints } from '../../../src/server/storage/insertDirectDebitHints.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { pay } from '../../factories/payments/aPaidSignUp.ts';
import { ask } from '../../factories/servers/support.ts';

const DAY = 86_400_000;
const MONTH = 30 * DAY;

/** A Direct Debit that its bank had not paid when its void or refund was carried out. */
async function givenBack(kind: 'void' | 'refund') {
  const { authorise, server, visitor } = await aDirectDebitVisitor();
  const { directDebit } = server;
  directDebit.cancelOutcome = { kind: 'cancelled' };
  if (kind === 'void') server.billing.recordOutcome = { kind: 'refused', detail: 'No such plan' };
  await pay(visitor, aDebitRequest(await authorise()));
  const [book] = directDebit.books.values();
  const approved = book?.outcome;
  if (book === undefined || approved?.kind !== 'approved') throw new Error('Nothing is collected');
  if (kind === 'refund') await ask(server, 'refund', 'order', book.attemptId);
  book.outcome = { kind: 'declined', reason: 'failed', cause: null };
  await server.deliver();
  const moves = () =>
    server.database.selectFrom('outbox').select('status').where('kind', '=', kind).execute();
  expect(await moves()).toEqual([{ status: 'done' }]);
  /** People send it again at the provider, and the bank pays. */
  const sendAgain = () => {
    book.outcome = { ...approved, isCollected: true };
    directDebit.cancelOutcome = { kind: 'tooLate', status: 'confirmed' };
  };
  const refundByHand = () => {
    book.outcome = { ...approved, isCollected: true, isReturned: true };
    directDebit.cancelOutcome = { kind: 'cancelled' };
  };
  let events = 0;
  const hear = async () => {
    events += 1;
    const id = `EV${events}`;
    const about = { paymentId: `PM${book.attemptId}`, mandateId: null, billingRequestId: null };
    const event = { id, resourceType: 'payments', action: 'any', ...about };
    await insertDirectDebitHints(server.database, 'software-us', [event], server.deps.clock());
    await followBanks(server.deps);
    await server.deliver();
  };
  return { hear, moves, refundByHand, sendAgain, server };
}

describe.each([
  ['without an account', 'void'],
  ['that support refunded', 'refund'],
] as const)('a Direct Debit %s, sent again by people and paid', (_, kind) => {
  it('waits for people to refund it, however late, and is reported daily until then', async () => {
    const { hear, moves, refundByHand, sendAgain, server } = await givenBack(kind);
    server.pass(MONTH);
    sendAgain();
    await hear();

    expect(await moves()).toEqual([{ status: 'byHand' }]);
    expect(server.log.filter((line) => line.includes('to be refunded by hand'))).toHaveLength(1);
    const since = server.deps.clock().toISOString();
    expect((await reconcile(server.deps)).toRefund).toMatchObject([{ since }]);

    refundByHand();
    await hear();
    expect((await reconcile(server.deps)).toRefund).toEqual([]);
    expect(await moves()).toEqual([{ status: 'done' }]);
  });

  it('costs nothing when a hint comes and the payer has the money', async () => {
    const { hear, moves, server } = await givenBack(kind);
    await hear();
    await hear();

    expect(await moves()).toEqual([{ status: 'done' }]);
    expect(server.log.filter((line) => line.includes('to be refunded by hand'))).toEqual([]);
  });
});

it.each([
  ['void', 'notReleased'],
  ['refund', 'paidAfterAll'],
] as const)(
  'is a difference of the daily comparison when no hint came after its %s',
  async (kind, difference) => {
    const { refundByHand, sendAgain, server } = await givenBack(kind);
    sendAgain();
    server.pass(2 * DAY);

    expect((await reconcile(server.deps)).differences).toMatchObject([{ difference }]);

    refundByHand();
    expect((await reconcile(server.deps)).differences).toEqual([]);
  },
);
