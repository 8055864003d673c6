import { expect, it, vi } from 'vitest';
import { endAbandoned } from '../../../src/server/orders/settling/endAbandoned.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { aPaidRequest, booksOf, countsOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aCrash } from '../../factories/servers/aCrash.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Its captcha check never finishes, so that the attempt is as a backup has it. */
const held = { captchaToken: 'never' } as const;

function attemptOf({ database }: TestServer) {
  return database.selectFrom('attempts').selectAll().executeTakeFirstOrThrow();
}

/** Does what is due, until an attempt that ended is watched no longer. */
async function followForADay(server: TestServer): Promise<void> {
  for (let hours = 0; hours < 26; hours += 1) {
    server.pass(HOUR);
    await server.settle();
    await server.deliver();
  }
}

/** An attempt that was paid after the backup that it comes from. */
async function paidSince() {
  const request = aPaidRequest({ paymentRequest: held });
  const { server } = await aCrash((sender, key) => void pay(sender, request, { key }), 'accepted');
  const { id } = await attemptOf(server);
  const amount = { amount: 5900, currency: 'USD' } as const;
  server.payments.books.set(id, { id: 'T1', state: 'captured', amount, method: null });
  server.billing.books.set(id, { order: null, payment: null, isEnded: false });
  return { id, server };
}

it.each([
  ['a moment', 1],
  ['four minutes', 4 * MINUTE],
  ['an hour', HOUR],
  ['a month', 30 * DAY],
])(
  'gives back what an attempt was paid after a backup that is %s old, and ends it at billing',
  async (_name, age) => {
    const { id, server } = await paidSince();
    server.pass(age);

    expect(await endAbandoned(server.deps, server.deps.clock())).toBe(1);
    server.pass(MINUTE);
    await server.settle();
    await server.deliver();

    expect(booksOf(server)).toEqual(['voided']);
    expect(server.payments.refunds).toEqual(['T1']);
    expect(server.billing.books.get(id)?.isEnded).toBe(true);
    expect((await attemptOf(server)).due_at).toBeNull();
    expect(await countsOf(server)).toMatchObject({ accounts: 0, claims: 0 });
  },
);

it('asks for such a payment again until the provider answers, however old the backup is', async () => {
  const { server } = await paidSince();
  const { payments } = server;
  server.pass(30 * DAY);
  await endAbandoned(server.deps, server.deps.clock());
  const away = { kind: 'unknown', cause: new Error('No answer') } as const;
  vi.spyOn(payments, 'findByOrder').mockResolvedValueOnce(away);
  server.pass(MINUTE);
  await server.settle();

  server.pass(HOUR);
  await server.settle();
  await server.deliver();

  expect(payments.refunds).toEqual(['T1']);
});

it('gives back what was paid where the settling job ends the attempt, as after a fail-over', async () => {
  const { id, server } = await paidSince();
  server.pass(MINUTE);
  await server.settle();

  server.pass(MINUTE);
  await server.settle();
  await server.deliver();

  expect(booksOf(server)).toEqual(['voided']);
  expect(server.billing.books.get(id)?.isEnded).toBe(true);
});

it('says that nothing was charged by an attempt that a process has just left before its charge', async () => {
  const request = aPaidRequest({ paymentRequest: held });
  const { ask, server } = await aCrash(
    (sender, key) => void pay(sender, request, { key }),
    'accepted',
  );
  server.pass(MINUTE);

  await server.settle();

  expect(await ask()).toEqual([500, 'INTERNAL_SERVER_ERROR', 'NOTHING_CHARGED']);
  await followForADay(server);
  expect((await attemptOf(server)).due_at).toBeNull();
});

/** A Direct Debit that was requested after the backup that its attempt comes from. */
async function debitedSince(isCollected: boolean) {
  const { authorise, server, visitor, withdraw } = await aDirectDebitVisitor();
  const request = aDebitRequest(await authorise(), { paymentRequest: held });
  void pay(visitor, request);
  await expect.poll(async () => (await countsOf(server))['attempts']).toBe(1);
  const { id: attemptId } = await attemptOf(server);
  const amount = { amount: 5900, currency: 'GBP' } as const;
  const outcome = { kind: 'approved', paymentId: `PM${attemptId}`, amount } as const;
  server.directDebit.books.set(attemptId, {
    attemptId,
    mandateId: 'MD1',
    amount,
    description: '',
    outcome: { ...outcome, isCollected, isReturned: false },
  });
  server.pass(DAY);
  await server.settle();
  server.pass(MINUTE);
  return { server, withdraw };
}

it('cancels a Direct Debit that was requested after the backup', async () => {
  const { server } = await debitedSince(false);

  await server.settle();
  await server.deliver();

  expect(server.directDebit.books.size).toBe(0);
});

it.each(['cancelled', 'expired', 'consumed'])(
  'leaves to people a Direct Debit that was collected after the backup, though its mandate is %s',
  async (reason) => {
    const { server, withdraw } = await debitedSince(true);
    withdraw(reason);
    server.directDebit.cancelOutcome = { kind: 'tooLate', status: 'paid_out' };

    await server.settle();
    await server.deliver();

    expect(server.log.filter((line) => line.includes('to be refunded by hand'))).toHaveLength(1);
  },
);
