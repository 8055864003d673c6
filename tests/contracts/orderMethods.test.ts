import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../src/core/mails/receipt/receiptOf.ts';
import { liveKeys } from '../../src/sandbox/liveKeys.ts';
import { answerOf } from '../../src/server/orders/answerOrder.ts';
import { findAttempt } from '../../src/server/orders/attempts/findAttempt.ts';
import type { Order } from '../../src/server/orders/Order.ts';
import { placeOrder } from '../../src/server/orders/placeOrder.ts';
import { aBuiltBrand } from '../factories/brands/aBuiltBrand.ts';
import { anOrder } from '../factories/orders/anOrder.ts';
import { countsOf } from '../factories/payments/aPaidSignUp.ts';
import {
  type ChargeFate,
  METHODS_UNDER_TEST,
  type MethodSubject,
} from '../factories/payments/methodStandIns.ts';
import { aConfig } from '../factories/servers/aConfig.ts';
import { SERVER_START } from '../factories/servers/aServer.ts';
import { configWithoutKeys } from '../factories/servers/configWithoutKeys.ts';
import { preparedSignUp } from '../models/protocol/preparedSignUp.ts';

const EMAIL = 'ada@example.com';

/** The variables named in the deployment guide. `…` replaces the account part of the previous one. */
const DOCUMENTED = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const names = [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, it = '']) => it);
    const [first = ''] = names;
    return names.map((name) => name.replace('…', first.replace(/(?<=<ACCOUNT>).*/, '')));
  });

/** Each method's name in a receipt without a kind of card. The test-only method has none. */
const PAID_WITH: Readonly<Record<string, string>> = {
  CC: 'Card',
  ACH: 'Bank account',
  GC: 'Direct Debit',
};

const receipt = receiptOf({
  built: aBuiltBrand(),
  order: anOrder(),
  provinceCode: null,
  orderedAt: SERVER_START,
  trialEndsAt: null,
});

/** Orders a sign-up of 49.00, or a trial. Returns the answer, and the later state. */
async function orderBy(
  { instrument, server: { deps } }: MethodSubject,
  fate: ChargeFate,
  amount = 4900,
) {
  const order: Order = {
    kind: 'signUp',
    brandId: 'slotbook',
    paymentAccount: 'software-us',
    session: { id: randomUUID(), startedAt: SERVER_START },
    key: randomUUID(),
    requestHash: 'hash',
    linkEmail: null,
    claim: { kind: 'email', emailKey: EMAIL },
    signupType: 'paid',
    amount: { amount, currency: 'USD' },
    instrument: instrument(fate),
    customer: { firstName: 'Ada', lastName: 'Lovelace', email: EMAIL, company: 'Engines' },
    description: 'Slotbook',
  };
  const { body, status } = await placeOrder(deps, order, {
    admit: async () => undefined,
    prepare: async () => ({ ...preparedSignUp(order, deps), receipt }),
  });
  return {
    answer: [status, body.message] as const,
    data: body.data,
    later: async () => {
      const attempt = await findAttempt(deps.database, order.session.id, order.key);
      if (attempt === null) throw new Error('There is no attempt');
      return answerOf(attempt).status;
    },
  };
}

describe.each(METHODS_UNDER_TEST)('an order paid by %s', (_name, make) => {
  it("is stored once it is approved, settled in the method's way, and has a receipt", async () => {
    const subject = await make();
    const { method, money, name, server } = subject;

    const { answer, data } = await orderBy(subject, 'approved');
    await server.deliver();

    expect(answer).toEqual([200, 'SIGNED_UP']);
    expect(data).toMatchObject({ paymentType: name });
    expect(money()).toBe(1);
    const payment = await server.database
      .selectFrom('payments')
      .selectAll()
      .executeTakeFirstOrThrow();
    const state = method.settlement.kind === 'captured' ? 'captured' : 'submitted';
    expect(payment).toMatchObject({ method: name, amount: 4900, state });
    const [mail] = server.mail.sent;
    expect(mail?.text).toContain(`Payment: ${payment.card_type ?? PAID_WITH[name] ?? ''}`);
  });

  it('leaves nothing behind when it is declined', async () => {
    const subject = await make();
    const { money, server } = subject;

    const { answer, data } = await orderBy(subject, 'declined');

    expect(answer).toEqual([402, 'PAYMENT_DECLINED']);
    expect(data).toMatchObject({ reason: 'NOTHING_CHARGED' });
    expect(money()).toBe(0);
    expect(await countsOf(server)).toMatchObject({ accounts: 0, claims: 0, payments: 0 });
  });

  it('is pending while its outcome is unknown, then looked up and stored, charged once', async () => {
    const subject = await make();
    const { charges, money, server } = subject;

    const { answer, later } = await orderBy(subject, 'lost');
    expect(answer).toEqual([202, 'PAYMENT_PENDING']);
    const claims = await server.database.selectFrom('claims').select('subject').execute();
    expect(claims).toContainEqual({ subject: `email/${EMAIL}` });
    expect(await countsOf(server)).toMatchObject({ accounts: 0, payments: 0 });
    await server.settle();
    await server.deliver();

    expect(await later()).toBe(200);
    expect([charges(), money()]).toEqual([1, 1]);
    expect(await countsOf(server)).toMatchObject({ accounts: 1, claims: 0, payments: 1 });
  });

  it("is voided when billing refuses it, with the method's own statement about the money", async () => {
    const subject = await make();
    const { method, money, server } = subject;
    server.billing.recordOutcome = { kind: 'refused', detail: 'No such plan' };

    const { answer, data } = await orderBy(subject, 'approved');
    expect(money()).toBe(1);
    await server.deliver();

    expect(answer[0]).toBe(500);
    expect(data).toMatchObject({ reason: method.money.voided });
    expect(money()).toBe(0);
    expect(await countsOf(server)).toMatchObject({ accounts: 0, claims: 0, payments: 0 });
  });

  it('stores the method for later when nothing is due', async () => {
    const subject = await make();
    const { money, server } = subject;

    const { answer } = await orderBy(subject, 'approved', 0);

    expect(answer).toEqual([200, 'SIGNED_UP']);
    expect(money()).toBe(0);
    const payment = await server.database
      .selectFrom('payments')
      .select(['state', 'transaction_id'])
      .executeTakeFirstOrThrow();
    expect(payment).toEqual({ state: 'kept', transaction_id: null });
  });

  it('needs no keys and no foreign host when its stand-in is used', async () => {
    const { method } = await make();
    const config = aConfig();

    expect(method.missingKeys(config, 'software-us')).toEqual([]);
    expect(method.environmentOf(config)).toBe('local');
    expect(JSON.stringify(method.sources('local', true))).not.toContain('https:');
    expect(method.testValues.length).toBeGreaterThan(0);
  });

  it.each(['sandbox', 'production'] as const)(
    "loads the provider's script for the %s environment, or nothing",
    async (environment) => {
      const { loadsOfProvider, method } = await make();
      const loaded = Object.values(method.sources(environment, true)).flat();
      expect(loaded.length > 0).toBe(loadsOfProvider);
      expect(loaded.some((source) => source.startsWith('https:'))).toBe(loadsOfProvider);
    },
  );

  it('names the keys that it lacks, as the deployment guide and the sandbox know them', async () => {
    const { method, needsKeys } = await make();
    const missing = method.missingKeys(configWithoutKeys(), 'software-us');
    expect(missing.length > 0).toBe(needsKeys);
    const named = missing.map((key) => key.replace('SOFTWARE_US', '<ACCOUNT>'));
    expect(DOCUMENTED).toEqual(expect.arrayContaining(named));
    // The sandbox does not run beside keys that could cause real charges.
    const live = liveKeys(Object.fromEntries(missing.map((key) => [key, 'value'])));
    expect(live.length > 0).toBe(needsKeys);
  });
});
