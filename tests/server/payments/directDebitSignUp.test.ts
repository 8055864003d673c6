import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { aPaidBrand, countsOf, pay } from '../../factories/payments/aPaidSignUp.ts';

const MINUTE_MS = 60_000;

describe('a sign-up by direct debit', () => {
  it('is paid by the mandate that the provider names, under the attempt’s key', async () => {
    const { authorise, billingRequest, server, visitor } = await aDirectDebitVisitor();
    const flow = await authorise();

    const answer = await pay(visitor, aDebitRequest(flow));

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      data: { totalAmountPaid: 5900, paymentType: 'GC' },
    });
    const attempt = await server.database
      .selectFrom('attempts')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(attempt).toMatchObject({ mandate_id: 'MD1', billing_request_id: billingRequest() });
    expect([...server.directDebit.books.values()]).toMatchObject([
      { attemptId: attempt.id, mandateId: 'MD1', amount: { amount: 5900, currency: 'GBP' } },
    ]);
    expect(await server.database.selectFrom('payments').selectAll().execute()).toMatchObject([
      {
        method: 'GC',
        state: 'submitted',
        mandate_id: 'MD1',
        transaction_id: `PM${attempt.id}`,
        amount: 5900,
      },
    ]);
  });

  it('in a free trial keeps the mandate and collects nothing', async () => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    const flow = await authorise();
    const request = aDebitRequest(flow, {
      paymentRequest: { freeTrial: true },
      formState: { signupType: 'freeTrial', dueToday: 0 },
    });

    expect((await pay(visitor, request)).statusCode).toBe(200);
    expect(server.directDebit.books.size).toBe(0);
    expect(await server.database.selectFrom('payments').selectAll().execute()).toMatchObject([
      { method: 'GC', state: 'kept', mandate_id: 'MD1', transaction_id: null },
    ]);
  });

  it('is collected once for a key, however often it comes', async () => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    const request = aDebitRequest(await authorise());
    const key = randomUUID();

    const first = await pay(visitor, request, { key });
    const again = await pay(visitor, request, { key });

    expect(again.json()).toEqual(first.json());
    expect(server.directDebit.books.size).toBe(1);
  });
});

describe('a mandate', () => {
  it.each([
    ['that was not given', { kind: 'pending' }, 402, 'MANDATE_NOT_AUTHORISED'],
    [
      'that was taken back',
      { kind: 'withdrawn', reason: 'cancelled', mandateId: 'MD1' },
      402,
      'MANDATE_NOT_AUTHORISED',
    ],
    ['that cannot be asked for', { kind: 'unknown', cause: 'x' }, 502, 'DIRECT_DEBIT_FLOW_ERROR'],
  ] as const)('%s pays for nothing, and leaves the key free', async (_name, outcome, ...told) => {
    const { authorise, billingRequest, server, visitor } = await aDirectDebitVisitor();
    const request = aDebitRequest(await authorise());
    const key = randomUUID();
    server.directDebit.mandates.set(billingRequest(), outcome);

    const refused = await pay(visitor, request, { key });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual(told);
    expect(await countsOf(server)).toMatchObject({ attempts: 0, claims: 0, accounts: 0 });

    server.directDebit.mandates.set(billingRequest(), { kind: 'authorised', mandateId: 'MD1' });
    expect((await pay(visitor, request, { key })).statusCode).toBe(200);
  });

  it('does not pay with a flow of another session', async () => {
    const { server, visitor } = await aDirectDebitVisitor();

    const answer = await pay(visitor, aDebitRequest('BRF-of-another'));

    expect(answer.json()).toMatchObject({ message: 'MANDATE_NOT_AUTHORISED' });
    expect(server.captcha.claims).toEqual([]);
  });

  it('pays for one order, and the next has to be authorised again', async () => {
    const { authorise, billingRequest, server, visitor } = await aDirectDebitVisitor();
    await pay(visitor, aDebitRequest(await authorise()));
    const first = billingRequest();
    const other = { leadInfo: { email: 'bob@example.com' } };

    const refused = await pay(visitor, aDebitRequest('BRF0001', other));
    const flow = await authorise('MD2', 'bob@example.com');
    const second = await pay(visitor, aDebitRequest(flow, other));

    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({ message: 'MANDATE_NOT_AUTHORISED' });
    expect(billingRequest()).not.toBe(first);
    expect(second.statusCode).toBe(200);
    expect([...server.directDebit.books.values()].map(({ mandateId }) => mandateId)).toEqual([
      'MD1',
      'MD2',
    ]);
  });

  it('pays for one of two orders that come at once', async () => {
    const { billingRequest, server, visitor } = await aDirectDebitVisitor();
    // A page's flow names nobody before the first order.
    await visitor.get('/signup?gc=true');
    server.directDebit.mandates.set(billingRequest(), { kind: 'authorised', mandateId: 'MD1' });
    const orders = ['ada@example.com', 'bob@example.com'].map((email) =>
      pay(visitor, aDebitRequest('BRF0001', { leadInfo: { email } })),
    );

    const answers = await Promise.all(orders);

    const told = answers.map((answer) => answer.json<{ message: string }>().message);
    expect(told.toSorted()).toEqual(['MANDATE_ALREADY_USED', 'SIGNED_UP']);
    expect(server.directDebit.books.size).toBe(1);
    expect(await countsOf(server)).toMatchObject({ accounts: 1, attempts: 1, claims: 0 });
  });

  it('is not taken by a brand without direct debit', async () => {
    const { visitor } = await aDirectDebitVisitor({ brands: [aPaidBrand()] });

    const answer = await pay(visitor, aDebitRequest());

    expect(answer.json()).toMatchObject({ message: 'PAYMENT_METHOD_NOT_OFFERED' });
  });
});

describe('a collection', () => {
  it.each([
    ['failed', 'PAYMENT_DECLINED'],
    ['mandate_is_inactive', 'MANDATE_NOT_AUTHORISED'],
  ])('declined as %s is shown as %s, and creates no account', async (reason, message) => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    const request = aDebitRequest(await authorise());
    server.directDebit.collectOutcome = { kind: 'declined', reason, cause: null };

    const answer = await pay(visitor, request);

    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ message });
    expect(await countsOf(server)).toMatchObject({ accounts: 0, payments: 0, claims: 0 });
  });

  it('whose answer is lost is found by its mandate, and not asked for again', async () => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    const request = aDebitRequest(await authorise());
    const key = randomUUID();
    server.directDebit.loseNextAnswer = true;

    const pending = await pay(visitor, request, { key });
    server.pass(1000);
    await server.settle();
    const answer = await visitor.get(`/attempts/${key}`);

    expect([pending.statusCode, answer.statusCode]).toEqual([202, 200]);
    expect(server.directDebit.books.size).toBe(1);
    expect(await countsOf(server)).toMatchObject({ accounts: 1, payments: 1 });
  });

  it('that never happened is ended, and the mandate can be used again', async () => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    const request = aDebitRequest(await authorise());
    const key = randomUUID();
    server.directDebit.collectOutcome = { kind: 'unknown', cause: 'The connection broke' };
    await pay(visitor, request, { key });
    server.directDebit.books.clear();
    server.directDebit.collectOutcome = null;
    server.pass(6 * MINUTE_MS);
    await server.settle();

    // It is still watched, because nobody can say yet that the bank was not asked to pay.
    const { data, message } = (await visitor.get(`/attempts/${key}`)).json();
    expect([message, data]).toEqual(['PAYMENT_DECLINED', null]);
    expect((await pay(visitor, request)).statusCode).toBe(200);
  });

  it('for an address that was taken meanwhile is cancelled', async () => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    const request = aDebitRequest(await authorise());
    server.directDebit.loseNextAnswer = true;
    const key = randomUUID();
    await pay(visitor, request, { key });
    await server.database.deleteFrom('claims').execute();
    await pay(visitor, { ...request, paymentRequest: aCardPayment(request) });
    server.pass(1000);
    await server.settle();
    await server.deliver();

    const polled = await visitor.get(`/attempts/${key}`);
    expect(polled.statusCode).toBe(409);
    expect(polled.json()).toMatchObject({ data: { reason: 'CALLED_BACK' } });
    expect(server.directDebit.books.size).toBe(0);
  });
});

function aCardPayment({ paymentRequest }: ReturnType<typeof aDebitRequest>) {
  const payment = { paymentType: 'CC', paymentDetails: { nonce: 'good' } } as const;
  return { ...paymentRequest, payment };
}
