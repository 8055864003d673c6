import { expect, it } from 'vitest';
import { settleAttempt } from '../../../src/server/orders/settling/settleAttempt.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { aPaidRequest, booksOf, countsOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aCrash } from '../../factories/servers/aCrash.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import type { Answer } from '../../factories/servers/aVisitor.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Its captcha check never finishes, so that its process leaves the attempt before its charge. */
const held = { captchaToken: 'never' } as const;

function attemptsOf({ database }: TestServer) {
  return database.selectFrom('attempts').selectAll().orderBy('created_at').execute();
}

/** Does what is due, for longer than an attempt that ended is watched. */
async function followForADay(server: TestServer): Promise<void> {
  for (let hours = 0; hours < 26; hours += 1) {
    server.pass(HOUR);
    await server.settle();
    await server.deliver();
  }
}

/** Which attempts have ended at billing, oldest first. */
async function endedOf(server: TestServer): Promise<readonly unknown[]> {
  const attempts = await attemptsOf(server);
  return attempts.map(({ id }) => server.billing.books.get(id)?.isEnded);
}

it('the card of the next order stays charged while an abandoned attempt is watched', async () => {
  const request = aPaidRequest({ paymentRequest: held });
  const { server, visitor } = await aCrash(
    (sender, key) => void pay(sender, request, { key }),
    'accepted',
  );
  server.pass(MINUTE);
  await server.settle();

  expect((await pay(visitor)).statusCode).toBe(200);
  await followForADay(server);

  expect(booksOf(server)).toEqual(['captured']);
  expect(server.payments.refunds).toEqual([]);
  expect(await endedOf(server)).toEqual([true, false]);
  expect(await countsOf(server)).toMatchObject({ accounts: 1, payments: 1 });
});

it('the Direct Debit of the next order by the same mandate stays, too', async () => {
  const { authorise, server, visitor } = await aDirectDebitVisitor();
  const flow = await authorise();
  void pay(visitor, aDebitRequest(flow, { paymentRequest: held }));
  await expect.poll(() => attemptsOf(server)).toHaveLength(1);
  server.pass(MINUTE);
  await server.settle();

  expect((await pay(visitor, aDebitRequest(flow))).statusCode).toBe(200);
  await followForADay(server);

  expect(server.directDebit.books.size).toBe(1);
  expect(await endedOf(server)).toEqual([true, false]);
});

/**
 * An order whose process has asked for its payment, in a database that lost that in a fail-over. The
 * provider's answer arrives on demand.
 */
async function chargedBefore() {
  const { promise: answered, resolve: answerNow } = Promise.withResolvers<void>();
  let answer: Promise<Answer> | undefined;
  const { server } = await aCrash((sender, key, { payments }) => {
    payments.onSale = async (sell) => {
      const sold = sell();
      await answered;
      return sold;
    };
    answer = pay(sender, aPaidRequest(), { key });
  }, 'started');
  await server.database
    .updateTable('attempts')
    .set({ status: 'accepted', started_at: null, prepared: null })
    .execute();
  const finish = () => {
    answerNow();
    return answer;
  };
  return { finish, server };
}

it('an order that its process stores after a fail-over stays, though it was about to be ended', async () => {
  const { finish, server } = await chargedBefore();
  const [before] = await attemptsOf(server);

  expect((await finish())?.statusCode).toBe(200);
  server.pass(MINUTE);
  for (const attempt of before === undefined ? [] : [before]) {
    await settleAttempt(server.deps, attempt);
  }
  await followForADay(server);

  expect(booksOf(server)).toEqual(['captured']);
  expect(server.payments.refunds).toEqual([]);
  expect(await endedOf(server)).toEqual([false]);
});

it('an order that was ended after a fail-over is given back once, and its process stores nothing', async () => {
  const { finish, server } = await chargedBefore();
  server.pass(MINUTE);
  await server.settle();

  expect((await finish())?.json()).toMatchObject({ message: 'INTERNAL_SERVER_ERROR' });
  await followForADay(server);

  expect(booksOf(server)).toEqual(['voided']);
  expect(await endedOf(server)).toEqual([true]);
  expect(await countsOf(server)).toMatchObject({ accounts: 0, payments: 0 });
});
