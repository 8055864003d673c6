import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { followBanks } from '../../../src/server/orders/banks/followBanks.ts';
import { reconcile } from '../../../src/server/orders/books/reconcile.ts';
import { endAbandoned } from '../../../src/server/orders/settling/endAbandoned.ts';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';
import { ask } from '../../factories/servers/support.ts';

const DAY = 86_400_000;

/** A payment method that a newer release had before it was taken back. */
const NEWER = 'SEPA';

/** Makes all that is stored of an order look as if a newer release had been paid by its own method. */
async function makeNewer({ database }: TestServer, orderId: string): Promise<void> {
  // No type has it.
  const method = NEWER as 'CC';
  await database.updateTable('attempts').set({ method }).where('id', '=', orderId).execute();
  await database
    .updateTable('payments')
    .set({ method, card_type: null, last_four: '4321' })
    .where('attempt_id', '=', orderId)
    .execute();
  const { response_body } = await database
    .selectFrom('attempts')
    .select('response_body')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const body = response_body?.replaceAll('"CC"', `"${NEWER}"`) ?? null;
  await database
    .updateTable('attempts')
    .set({ response_body: body })
    .where('id', '=', orderId)
    .execute();
  const pieces = await database.selectFrom('outbox').selectAll().execute();
  for (const { id, lane, payload } of pieces) {
    const newer = payload.replaceAll('"method":"CC"', `"method":"${NEWER}"`);
    await database
      .updateTable('outbox')
      .set({ payload: newer, lane: lane === 'CC' ? NEWER : lane })
      .where('id', '=', id)
      .execute();
  }
}

/** A server with one order of the newer release, and its visitor. */
async function aRolledBackServer(options: { readonly nonce?: string } = {}) {
  const server = await aServer({ brands: [aPaidBrand({ afterSignup: 'activeAccount' })] });
  onTestFinished(() => {
    const faults = server.log.filter((line) => /TypeError|Cannot read/.test(line));
    expect(faults).toEqual([]);
  });
  const visitor = await aVisitor(server.app);
  const payment = {
    paymentType: 'CC',
    paymentDetails: { nonce: options.nonce ?? 'good' },
  } as const;
  const key = randomUUID();
  await pay(visitor, aPaidRequest({ paymentRequest: { payment } }), { key });
  const { id } = await server.database
    .selectFrom('attempts')
    .select('id')
    .executeTakeFirstOrThrow();
  await makeNewer(server, id);
  return { id, key, server, visitor };
}

/** Does the work of every job once. */
async function work(server: TestServer): Promise<void> {
  await server.settle();
  await server.deliver();
  await followBanks(server.deps);
}

it('its orders are named by the daily comparison, which goes on with the others', async () => {
  const { id, server } = await aRolledBackServer();
  const leadInfo = { email: 'bob@example.com' };
  await pay(await aVisitor(server.app), aPaidRequest({ leadInfo }));
  for (const [order, transaction] of server.payments.books) {
    server.payments.books.set(order, { ...transaction, state: 'voided' });
  }
  server.pass(DAY + 1);

  const { compared, differences } = await reconcile(server.deps);

  expect(compared).toBe(2);
  expect(differences).toContainEqual(
    expect.objectContaining({ attemptId: id, difference: 'notKnown' }),
  );
  expect(differences).toContainEqual(expect.objectContaining({ difference: 'notPaid' }));
});

it('a payment that people have to refund stays named, and so do the others', async () => {
  const { id, server } = await aRolledBackServer();
  await pay(await aVisitor(server.app), aPaidRequest({ leadInfo: { email: 'bob@example.com' } }));
  await server.database
    .updateTable('outbox')
    .set({ status: 'byHand' })
    .where('kind', '=', 'capture')
    .execute();

  const { toRefund } = await reconcile(server.deps);

  const { transaction_id } = await server.database
    .selectFrom('attempts')
    .select('transaction_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(toRefund).toMatchObject([{ transactionId: transaction_id }]);
  expect(server.payments.refunds).toHaveLength(1);
});

it('the jobs leave its work to it, and send no mail about a payment that they cannot name', async () => {
  const { server } = await aRolledBackServer();
  await work(server);

  const left = await server.database.selectFrom('outbox').select(['kind', 'status']).execute();
  expect(left).toContainEqual({ kind: 'capture', status: 'waiting' });
  expect(left).toContainEqual({ kind: 'receiptMail', status: 'waiting' });
  expect(server.log.join('')).toContain(`This release has no payment method ${NEWER}`);
});

it('a mail about its payment that failed waits, too', async () => {
  const { server } = await aRolledBackServer();
  await server.deliver();
  const { user_id: userId } = await server.database
    .selectFrom('attempts')
    .select('user_id')
    .executeTakeFirstOrThrow();
  const payload = { userId, method: NEWER, amount: 5900, currency: 'USD' };
  await server.database
    .updateTable('outbox')
    .set({ kind: 'paymentFailedMail', payload: JSON.stringify(payload), attempts: 0 })
    .set({ due_at: server.deps.clock().toISOString() })
    .where('kind', '=', 'receiptMail')
    .execute();
  const before = server.mail.sent.length;
  await server.deliver();

  expect(server.mail.sent).toHaveLength(before);
});

it('the pages of its customer open, and say nothing wrong about the payment', async () => {
  const { key, server, visitor } = await aRolledBackServer();

  const asked = await visitor.ask(`/attempts/${key}`);
  expect(asked.statusCode).toBe(200);
  expect((await visitor.get('/signup')).statusCode).toBe(200);
  expect(server.pages.at(-1)?.sessionInfo.placed).toMatchObject({
    state: 'activeAccount',
    amountPaid: null,
    awaitsBank: false,
    paidWith: null,
  });
  expect((await visitor.get('/account')).statusCode).toBe(200);
  expect(server.pages.at(-1)?.sessionInfo.account?.subscription?.lastPayment).toMatchObject({
    cardType: NEWER,
    lastFour: '4321',
  });
});

it('the page of an order whose payment is unclear opens', async () => {
  const { server, visitor } = await aRolledBackServer({ nonce: 'lost' });
  await work(server);

  expect((await visitor.get('/signup')).statusCode).toBe(200);
  expect(server.pages.at(-1)?.sessionInfo.placed).toMatchObject({ state: 'pending' });
});

it('an order that its process left before the charge frees its address', async () => {
  const { id, server } = await aRolledBackServer({ nonce: 'lost' });
  await server.database.updateTable('attempts').set({ status: 'accepted' }).execute();
  server.pass(1);
  await endAbandoned(server.deps, server.deps.clock());

  expect(await server.database.selectFrom('claims').selectAll().execute()).toEqual([]);
  // The newer release looks for its payment once it is back.
  const order = await server.database.selectFrom('attempts').selectAll().executeTakeFirstOrThrow();
  expect(order).toMatchObject({ id, status: 'failed', due_at: expect.any(String) });
  expect(order.response_body).toContain('NOTHING_CHARGED');
});

it.each(['show', 'refund', 'erase'] as const)('support can %s its order', async (verb) => {
  const { id, server } = await aRolledBackServer();
  await server.database
    .updateTable('outbox')
    .set({ status: 'done' })
    .where('kind', '=', 'capture')
    .execute();

  await expect(ask(server, verb, 'order', id)).resolves.toMatchObject({ signUp: { orderId: id } });
  await work(server);
});
