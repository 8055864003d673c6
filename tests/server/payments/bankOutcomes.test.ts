import { describe, expect, it } from 'vitest';
import { followBanks } from '../../../src/server/orders/banks/followBanks.ts';
import { queueMoneyMove } from '../../../src/server/outbox/queueMoneyMove.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import {
  aDebitedAccount,
  aDebitTrialRequest,
  DEBIT_ACCOUNT,
  hint,
  hintsOfOthers,
} from '../../factories/payments/aDebitedAccount.ts';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const DAY_MS = 86_400_000;
/** The stored state of the only payment, and the account's mails. */
async function stored({ database, deliver, mail }: TestServer) {
  await deliver();
  const payment = await database.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  const { status } = await database
    .selectFrom('subscriptions')
    .selectAll()
    .executeTakeFirstOrThrow();
  const told = mail.sent.filter(({ subject }) => subject.includes('did not go through'));
  return { payment, state: payment.state, status, told };
}

const NO_MANDATE = 'Your Direct Debit to Slotbook is no longer set up';

describe('a direct debit', () => {
  it('is collected once the provider says so, at a hint', async () => {
    const { collect, paymentId, server } = await aDebitedAccount();
    collect();
    await hint(server, { paymentId });

    expect(await followBanks(server.deps)).toBe(1);
    expect(await stored(server)).toMatchObject({ state: 'captured', status: 'active', told: [] });
    expect(await followBanks(server.deps)).toBe(0);
  });

  it('is collected at a hint among hundreds of payments that are not ours', async () => {
    const { collect, paymentId, server } = await aDebitedAccount();
    collect();
    await hint(server, { paymentId });
    await hintsOfOthers(server);

    expect(await followBanks(server.deps)).toBe(1);
    expect(await stored(server)).toMatchObject({ state: 'captured' });
  });

  it('of a trial fails at the hint of its mandate among hundreds of payments that are not ours', async () => {
    const { server, withdraw } = await aDebitedAccount(aDebitTrialRequest());
    withdraw();
    await hint(server, { mandateId: 'MD1' });
    await hintsOfOthers(server);

    expect(await followBanks(server.deps)).toBe(1);
    expect(await stored(server)).toMatchObject({ state: 'failed' });
  });

  it('that was given back is given back again at a hint among hundreds that are not ours', async () => {
    const { server } = await aDebitedAccount();
    const move = { paymentAccount: DEBIT_ACCOUNT, transactionId: 'PM-given-back' } as const;
    await queueMoneyMove(server.database, server.deps, {
      ...move,
      kind: 'void',
      method: 'GC',
      brandId: 'slotbook',
      now: server.deps.clock(),
    });
    await hint(server, { paymentId: move.transactionId });
    await hintsOfOthers(server);

    expect(await followBanks(server.deps)).toBe(1);
  });

  it('that fails days later makes the subscription fail, and the account gets one mail', async () => {
    const { decline, paymentId, server } = await aDebitedAccount();
    decline('failed');
    await hint(server, { paymentId });
    await hint(server, { paymentId });

    await followBanks(server.deps);

    const { told, ...after } = await stored(server);
    expect(after).toMatchObject({ state: 'failed', status: 'paymentFailed' });
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('£59.00');
    expect(told[0]?.subject).toBe('Your Direct Debit to Slotbook did not go through');
  });

  it('that was collected and is taken back fails all the same', async () => {
    const { collect, decline, paymentId, server } = await aDebitedAccount();
    collect();
    await hint(server, { paymentId });
    await followBanks(server.deps);
    decline('charged_back');
    await hint(server, { paymentId });
    await followBanks(server.deps);

    expect(await stored(server)).toMatchObject({ state: 'failed', status: 'paymentFailed' });
  });

  it('is asked about every day, in case the hint was lost', async () => {
    const { decline, server } = await aDebitedAccount();
    expect(await followBanks(server.deps)).toBe(0);
    server.pass(DAY_MS);
    expect(await followBanks(server.deps)).toBe(1);
    expect(await followBanks(server.deps)).toBe(0);
    decline('failed');
    server.pass(DAY_MS);
    await followBanks(server.deps);

    expect(await stored(server)).toMatchObject({ state: 'failed', status: 'paymentFailed' });
  });

  it('is asked about again where the provider could not be reached at the hint', async () => {
    const { collect, decline, paymentId, server } = await aDebitedAccount();
    collect();
    await hint(server, { paymentId });
    await followBanks(server.deps);
    server.directDebit.isDown = true;
    await hint(server, { paymentId });
    await followBanks(server.deps);
    server.directDebit.isDown = false;
    decline('charged_back');
    server.pass(DAY_MS / 24);
    await followBanks(server.deps);

    expect(await stored(server)).toMatchObject({ state: 'failed', status: 'paymentFailed' });
  });

  it('does not count as failed only because of a hint', async () => {
    const { paymentId, server } = await aDebitedAccount();
    await hint(server, { paymentId });
    await followBanks(server.deps);

    expect(await stored(server)).toMatchObject({ state: 'submitted', status: 'active' });
  });

  it('that the server does not know yet is looked up once it does', async () => {
    const { decline, paymentId, server } = await aDebitedAccount();
    await hint(server, { paymentId: 'PM-of-an-order-under-way' });
    await hint(server, { paymentId });
    decline('failed');

    expect(await followBanks(server.deps)).toBe(1);
    server.pass(11 * 60_000);
    expect(await followBanks(server.deps)).toBe(1);
    expect(await stored(server)).toMatchObject({ state: 'failed' });
  });

  it('of a trial whose mandate is taken back fails before it is charged', async () => {
    const { server, withdraw } = await aDebitedAccount(aDebitTrialRequest());
    await hint(server, { mandateId: 'MD1' });
    await followBanks(server.deps);
    expect(await stored(server)).toMatchObject({ state: 'kept', status: 'trial' });

    withdraw();
    await hint(server, { mandateId: 'MD1' });
    await followBanks(server.deps);

    expect(await stored(server)).toMatchObject({ state: 'failed', status: 'paymentFailed' });
    expect(server.mail.sent.map(({ subject }) => subject)).toContain(NO_MANDATE);
  });

  it('of a trial that another plan has replaced is not mourned when its mandate ends', async () => {
    const { server, withdraw } = await aDebitedAccount(aDebitTrialRequest());
    await server.database.updateTable('subscriptions').set({ status: 'ended' }).execute();

    withdraw();
    await hint(server, { mandateId: 'MD1' });
    await followBanks(server.deps);

    expect(await stored(server)).toMatchObject({ state: 'failed', status: 'ended' });
    expect(server.mail.sent.map(({ subject }) => subject)).not.toContain(NO_MANDATE);
  });
});

describe('a US bank debit', () => {
  async function aBankDebit() {
    const payment = { ...aBrand().payment, methods: ['CC' as const, 'ACH' as const] };
    const server = await aServer({ brands: [aPaidBrand({ payment })] });
    const paymentDetails = { nonce: 'good', customerName: 'Ada Lovelace' };
    const request = aPaidRequest({
      paymentRequest: { payment: { paymentType: 'ACH', paymentDetails } },
    });
    const answer = await pay(await aVisitor(server.app), request);
    return { server, answer };
  }

  /** The bank returns the debit, as it may do days later. */
  function returnDebit({ payments }: TestServer): void {
    for (const [order, transaction] of payments.books) {
      payments.books.set(order, { ...transaction, state: 'ended' });
    }
  }

  it('is submitted with the sign-up, and held to be paid when no bank can return it any more', async () => {
    const { answer, server } = await aBankDebit();
    expect(answer.statusCode).toBe(200);
    expect(await stored(server)).toMatchObject({ state: 'submitted', status: 'active' });

    const pass = async (days: number) => {
      for (let day = 0; day < days; day += 1) {
        server.pass(DAY_MS);
        await followBanks(server.deps);
      }
    };
    await pass(10);
    expect(await stored(server)).toMatchObject({ state: 'submitted' });
    await pass(1);
    expect(await stored(server)).toMatchObject({ state: 'captured', status: 'active', told: [] });
  });

  it('that its bank returns makes the subscription fail, and the account gets a mail', async () => {
    const { server } = await aBankDebit();
    returnDebit(server);
    server.pass(DAY_MS);
    await followBanks(server.deps);

    const { told, ...after } = await stored(server);
    expect(after).toMatchObject({ state: 'failed', status: 'paymentFailed' });
    expect(told[0]?.subject).toBe('Your bank debit to Slotbook did not go through');
    expect(told[0]?.text).toMatch(/^Payment: Bank account ending in\s\d{4}$/m);
  });

  it('whose account cannot be made any more is voided before it is settled', async () => {
    const payment = { ...aBrand().payment, methods: ['CC' as const, 'ACH' as const] };
    const server = await aServer({ brands: [aPaidBrand({ payment })] });
    const visitor = await aVisitor(server.app);
    const paymentDetails = { nonce: 'lost', customerName: 'Ada Lovelace' };
    const request = aPaidRequest({
      paymentRequest: { payment: { paymentType: 'ACH', paymentDetails } },
    });
    const pending = await pay(visitor, request);
    await server.database.deleteFrom('claims').execute();
    await pay(visitor, aPaidRequest());
    server.pass(1000);
    await server.settle();
    await server.deliver();

    expect(pending.statusCode).toBe(202);
    expect([...server.payments.books.values()].map(({ state }) => state).toSorted()).toEqual([
      'captured',
      'voided',
    ]);
  });
});
