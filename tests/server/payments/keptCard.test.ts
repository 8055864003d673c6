import { describe, expect, it } from 'vitest';
import { aPaidBrand, aPaidRequest, countsOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const trial = aPaidRequest({
  paymentRequest: { freeTrial: true },
  formState: { signupType: 'freeTrial', dueToday: 0 },
});

describe('a free trial with a card', () => {
  it('keeps the card, charges nothing and starts the trial', async () => {
    const { app, database, payments } = await aServer({ brands: [aPaidBrand()] });

    const answer = await pay(await aVisitor(app), trial);

    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { data: { totalAmountPaid: 0 } },
    ]);
    expect(payments.sales).toEqual([]);
    expect(payments.vaults).toMatchObject([{ paymentType: 'CC', nonce: 'good' }]);
    const subscription = await database
      .selectFrom('subscriptions')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(subscription).toMatchObject({
      status: 'trial',
      trial_ends_at: '2026-12-05T09:00:00.000Z',
      recurring_amount: 4900,
      due_today_amount: 0,
    });
  });

  it('has nothing to capture, and a payment that is kept for later', async () => {
    const { app, database, deliver, mail } = await aServer({ brands: [aPaidBrand()] });
    await pay(await aVisitor(app), trial);

    await deliver();

    const outbox = await database.selectFrom('outbox').select('kind').orderBy('kind').execute();
    expect(outbox).toEqual([{ kind: 'activationMail' }, { kind: 'receiptMail' }]);
    expect(mail.sent).toHaveLength(2);
    const payment = await database.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    expect(payment).toMatchObject({
      state: 'kept',
      amount: 0,
      transaction_id: null,
      payment_token: 'card',
    });
  });

  it.each([
    [{ kind: 'declined', code: '2000', detail: 'No' }, 402, 'PAYMENT_DECLINED'],
    [{ kind: 'unknown', cause: new Error('Lost') }, 502, 'BRAIN_TREE_ERROR'],
  ] as const)('fails at once when the card is not kept: %o', async (outcome, status, message) => {
    const server = await aServer({ brands: [aPaidBrand()] });
    server.payments.vaultOutcome = outcome;

    const answer = await pay(await aVisitor(server.app), trial);

    expect([answer.statusCode, answer.json()]).toMatchObject([status, { message }]);
    expect(await countsOf(server)).toMatchObject({ accounts: 0, claims: 0, payments: 0 });
  });
});
