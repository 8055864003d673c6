import { describe, expect, it } from 'vitest';
import {
  aPaidBrand,
  aPaidRequest,
  aRequestWith,
  booksOf,
  countsOf,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

describe('a paid sign-up', () => {
  it('holds what is due today, stores the account and captures it then', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    const { app, database, deliver, payments } = server;

    const answer = await pay(await aVisitor(app));

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      message: 'SIGNED_UP',
      data: {
        planId: 'pro',
        totalAmountPaid: 5900,
        paymentType: 'CC',
        completion: 'activationEmail',
      },
    });
    const attempt = await database.selectFrom('attempts').selectAll().executeTakeFirstOrThrow();
    expect(payments.sales).toEqual([
      {
        orderId: attempt.id,
        amount: { amount: 5900, currency: 'USD' },
        paymentType: 'CC',
        nonce: 'good',
        customer: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'ada@example.com',
          company: 'Analytical Engines',
        },
      },
    ]);
    expect(booksOf(server)).toEqual(['held']);
    await deliver();
    expect(booksOf(server)).toEqual(['captured']);
  });

  it('keeps what was paid, and the card for what is charged later', async () => {
    const { app, database, deliver } = await aServer({ brands: [aPaidBrand()] });
    await pay(await aVisitor(app));
    const payment = () => database.selectFrom('payments').selectAll().executeTakeFirstOrThrow();

    expect(await payment()).toMatchObject({
      method: 'CC',
      amount: 5900,
      currency: 'USD',
      customer_id: 'customer',
      payment_token: 'card',
      card_type: 'Visa',
      last_four: '1111',
      state: 'held',
      settled_at: null,
    });
    await deliver();
    expect(await payment()).toMatchObject({
      state: 'captured',
      settled_at: '2026-11-21T09:00:00.000Z',
    });
  });

  it('sends the activation mail and the receipt', async () => {
    const { app, deliver, mail } = await aServer({ brands: [aPaidBrand()] });
    await pay(await aVisitor(app));

    await deliver();

    expect(mail.sent.map(({ to }) => to)).toEqual(['ada@example.com', 'ada@example.com']);
    expect(mail.sent.some(({ text }) => text.includes('$59.00'))).toBe(true);
  });

  it('keeps nothing personal in the attempt, and holds no claim, once it is over', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    await pay(await aVisitor(server.app));

    const attempt = await server.database
      .selectFrom('attempts')
      .selectAll()
      .executeTakeFirstOrThrow();

    expect(attempt).toMatchObject({ status: 'succeeded', prepared: null, due_at: null });
    expect(JSON.stringify(attempt)).not.toMatch(/\bada[@\\" ]|lovelace|engine/i);
    expect(await countsOf(server)).toMatchObject({ accounts: 1, attempts: 1, claims: 0 });
  });

  it('never keeps the password in clear, nor the nonce, while it is under way', async () => {
    const { app, database, payments } = await aServer({ brands: [aPaidBrand()] });
    let kept = '';
    payments.onSale = async (sell) => {
      kept = JSON.stringify(await database.selectFrom('attempts').selectAll().execute());
      return sell();
    };

    await pay(await aVisitor(app));

    expect(kept).toContain('hash of 10 characters');
    expect(kept).not.toContain('engine1843');
    expect(kept).not.toContain('"good');
  });

  it.each(['good', 'declined', 'lost'] as const)(
    'logs neither who pays nor with what, however it ends: %s',
    async (end) => {
      const server = await aServer({ brands: [aPaidBrand()] });
      const { app, deliver, log, payments, settle } = server;
      const nonce = 'tokencc_canary';
      const payment = { paymentType: 'CC', paymentDetails: { nonce } } as const;
      const request = aPaidRequest({ paymentRequest: { payment } });
      payments.onSale = async (sell) => {
        const sold = sell();
        if (end === 'good') return sold;
        if (end === 'lost') return { kind: 'unknown', cause: new Error('The answer was lost') };
        return { kind: 'declined', code: '2000', detail: 'Do Not Honor' };
      };

      await pay(await aVisitor(app), request);
      await settle();
      await deliver();

      expect(log.join('')).not.toMatch(/canary|lovelace|ada@example|engine1843|2015550123/i);
      const attempts = await server.database.selectFrom('attempts').selectAll().execute();
      expect(JSON.stringify(attempts)).not.toMatch(/canary|lovelace|ada@example|2015550123/i);
    },
  );

  it('for the answering service has its own path', async () => {
    const { app, payments } = await aServer({ brands: [aPaidBrand()] });
    const request = aPaidRequest({ formState: { signupType: 'answeringService' } });

    const answer = await pay(await aVisitor(app), request, { path: '/answeringService/signup' });

    expect(answer.statusCode).toBe(200);
    expect(payments.sales).toHaveLength(1);
  });
});

describe('a declined payment', () => {
  it('makes no account, captures nothing and frees the address', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    const visitor = await aVisitor(server.app);

    const answer = await pay(visitor, aRequestWith('declined'));

    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({
      success: false,
      message: 'PAYMENT_DECLINED',
      data: { reason: 'NOTHING_CHARGED' },
    });
    await server.deliver();
    expect(booksOf(server)).toEqual(['ended']);
    expect(await countsOf(server)).toEqual({ accounts: 0, attempts: 1, claims: 0, payments: 0 });
    expect((await pay(visitor)).statusCode).toBe(200);
  });

  it.each([
    ['threeDSecure', 402, 'THREE_D_SECURE_FAILED'],
    ['nonce', 402, 'PAYMENT_DECLINED'],
    ['risk', 402, 'PAYMENT_DECLINED'],
    ['account', 502, 'BRAIN_TREE_ERROR'],
    ['busy', 500, 'INTERNAL_SERVER_ERROR'],
  ] as const)('is explained as its reason requires: %s', async (reason, status, message) => {
    const { app, payments } = await aServer({ brands: [aPaidBrand()] });
    payments.onSale = async () => ({ kind: 'refused', reason, detail: 'No' });

    const answer = await pay(await aVisitor(app));

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message, data: { reason: 'NOTHING_CHARGED' } });
    expect(answer.body).not.toContain('"No"');
  });
});
