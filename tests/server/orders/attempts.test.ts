import { randomUUID } from 'node:crypto';
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
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const options = { brands: [aPaidBrand()] };

describe('an attempt', () => {
  it('answers the same again to the same call, and charges once', async () => {
    const server = await aServer(options);
    const visitor = await aVisitor(server.app);
    const key = randomUUID();
    const first = await pay(visitor, aPaidRequest(), { key });
    const again = aPaidRequest({ paymentRequest: { captchaToken: 'robot', rVersion: 'visible' } });

    const second = await pay(visitor, again, { key });

    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(server.captcha.claims).toHaveLength(1);
    expect(server.payments.sales).toHaveLength(1);
    expect(await countsOf(server)).toMatchObject({ accounts: 1, payments: 1 });
  });

  it('answers a failure the same again, too', async () => {
    const { app, payments } = await aServer(options);
    const visitor = await aVisitor(app);
    const key = randomUUID();
    await pay(visitor, aRequestWith('declined'), { key });

    const second = await pay(visitor, aRequestWith('declined'), { key });

    expect(second.json()).toMatchObject({ message: 'PAYMENT_DECLINED' });
    expect(payments.sales).toHaveLength(1);
  });

  it('refuses to be used for another order', async () => {
    const { app, payments } = await aServer(options);
    const visitor = await aVisitor(app);
    const key = randomUUID();
    await pay(visitor, aPaidRequest(), { key });
    const other = aPaidRequest({ leadInfo: { email: 'grace@example.com' } });

    const answer = await pay(visitor, other, { key });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: 'IDEMPOTENCY_KEY_REUSED' });
    expect(payments.sales).toHaveLength(1);
  });

  it('is reported as pending while it is in progress, and does not run twice', async () => {
    const server = await aServer(options);
    const visitor = await aVisitor(server.app);
    const key = randomUUID();

    const { promise: othersAnswered, resolve } = Promise.withResolvers<void>();
    let answered = 0;
    server.payments.onSale = async (sell) => {
      await othersAnswered;
      return sell();
    };
    const send = async () => {
      const answer = await pay(visitor, aPaidRequest(), { key });
      answered += 1;
      if (answered === 2) resolve();
      return answer;
    };

    const answers = await Promise.all([send(), send(), send()]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 202, 202,
    ]);
    const pending = answers.find(({ statusCode }) => statusCode === 202);
    expect(pending?.headers['retry-after']).toBe('2');
    expect(server.payments.sales).toHaveLength(1);
    expect(booksOf(server)).toEqual(['held']);
  });

  it('keeps a second attempt from the same address', async () => {
    const server = await aServer(options);
    const visitors = await Promise.all([aVisitor(server.app), aVisitor(server.app)]);

    const answers = await Promise.all(visitors.map((visitor) => pay(visitor)));

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect(server.payments.sales).toHaveLength(1);
    expect(await countsOf(server)).toMatchObject({ accounts: 1, payments: 1 });
  });

  it('reveals another attempt in progress only after the captcha', async () => {
    const server = await aServer(options);
    server.payments.onSale = async () => ({ kind: 'unknown', cause: new Error('Lost') });
    await pay(await aVisitor(server.app));
    const robot = aPaidRequest({ paymentRequest: { captchaToken: 'robot' } });

    const answer = await pay(await aVisitor(server.app), robot);

    expect(answer.json()).toMatchObject({ message: 'Recaptcha validation failed' });
  });

  it('is not there after a captcha that was refused, so that its key serves again', async () => {
    const server = await aServer(options);
    const visitor = await aVisitor(server.app);
    const key = randomUUID();
    const robot = aPaidRequest({ paymentRequest: { captchaToken: 'robot' } });

    const refused = await pay(visitor, robot, { key });
    const polled = await visitor.ask(`/attempts/${key}`);
    const answer = await pay(visitor, aPaidRequest(), { key });

    expect([refused.statusCode, polled.statusCode, answer.statusCode]).toEqual([403, 404, 200]);
  });

  it('without a payment is answered the same again', async () => {
    const { app, database } = await aServer();
    const visitor = await aVisitor(app);
    const key = { 'idempotency-key': randomUUID() };
    const first = await visitor.post('/signup/free', aSignupRequest(), key);

    const second = await visitor.post('/signup/free', aSignupRequest(), key);

    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(await database.selectFrom('accounts').select('id').execute()).toHaveLength(1);
  });
});

describe('asking for the result of an attempt', () => {
  it('gives its answer to its session, and to no other', async () => {
    const { app } = await aServer(options);
    const visitor = await aVisitor(app);
    const key = randomUUID();
    const answer = await pay(visitor, aPaidRequest(), { key });

    const mine = await visitor.ask(`/attempts/${key}`);
    expect(mine.headers['cache-control']).toBe('no-store');
    const others = await (await aVisitor(app)).ask(`/attempts/${key}`);

    expect([mine.statusCode, mine.json()]).toEqual([200, answer.json()]);
    expect([others.statusCode, others.json()]).toMatchObject([
      404,
      { message: 'NOT_FOUND', data: null },
    ]);
  });

  it('says that nothing was charged for a key without an attempt', async () => {
    const { app } = await aServer(options);
    const visitor = await aVisitor(app);

    const answer = await visitor.ask(`/attempts/${randomUUID()}`);

    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: 'NOT_FOUND', data: { reason: 'NOTHING_CHARGED' } },
    ]);
  });

  it('signs in whom the first answer did not reach, and finds it again from there', async () => {
    const { app } = await aServer({ brands: [aPaidBrand({ afterSignup: 'activeAccount' })] });
    const visitor = await aVisitor(app);
    const lost = await aVisitor(app);
    const key = randomUUID();
    lost.cookies['session'] = visitor.cookies['session'] ?? '';
    await pay(lost, aPaidRequest(), { key });

    const polled = await visitor.ask(`/attempts/${key}`);
    const account = await visitor.get('/account');
    const again = await visitor.ask(`/attempts/${key}`);

    expect(polled.json()).toMatchObject({ data: { completion: 'activeAccount' } });
    expect(account.statusCode).toBe(200);
    expect([again.statusCode, again.json()]).toEqual([200, polled.json()]);
    expect(again.cookies).toEqual([]);
  });

  it.each(['none', '../secret', 'a'.repeat(36)])('takes no key %s', async (key) => {
    const { app } = await aServer();

    const answer = await (await aVisitor(app)).ask(`/attempts/${encodeURIComponent(key)}`);

    expect(answer.statusCode).toBe(400);
  });
});
