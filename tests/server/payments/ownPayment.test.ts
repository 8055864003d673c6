import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  aPaidBrand,
  aPaidRequest,
  booksOf,
  countsOf,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor, type Visitor } from '../../factories/servers/aVisitor.ts';

const options = { brands: [aPaidBrand()] };
const LOST = { kind: 'unknown', cause: new Error('The answer was lost') } as const;
const another = aPaidRequest({
  paymentRequest: { selectedPlans: [{ planId: 'pro', noOfUsers: 1 }] },
});
const UNAVAILABLE = { message: 'EMAIL_ADDRESS_UNAVAILABLE' };

function checkEmail(visitor: Visitor) {
  return visitor.post('/email', { email: 'ada@example.com', captchaToken: 'human' });
}

describe('a payment of the same session that is under way', () => {
  it('is shown as such in another tab, with the key to ask by', async () => {
    const server = await aServer(options);
    const visitor = await aVisitor(server.app);
    const key = randomUUID();
    server.payments.onSale = async () => LOST;
    await pay(visitor, aPaidRequest(), { key });

    const answer = await pay(visitor, another);

    expect([answer.statusCode, answer.json()]).toMatchObject([
      202,
      { message: 'PAYMENT_PENDING', data: { retryAfter: 2, attempt: key } },
    ]);
    expect(server.payments.sales).toHaveLength(1);
    expect(await countsOf(server)).toMatchObject({ attempts: 1, claims: 1 });
  });

  it('is shown only after the captcha', async () => {
    const server = await aServer(options);
    const visitor = await aVisitor(server.app);
    server.payments.onSale = async () => LOST;
    await pay(visitor);

    const answer = await pay(visitor, aPaidRequest({ paymentRequest: { captchaToken: 'robot' } }));

    expect(answer.json()).toMatchObject({ message: 'Recaptcha validation failed' });
  });
});

describe('a payment of the same session that is done', () => {
  it('is answered again, and does not count as an unavailable address', async () => {
    const server = await aServer(options);
    const visitor = await aVisitor(server.app);
    const first = await pay(visitor);

    const checked = await checkEmail(visitor);
    const answer = await pay(visitor, another);

    expect(checked.json()).toMatchObject({ data: { emailStatus: 'AVAILABLE' } });
    expect([answer.statusCode, answer.json()]).toEqual([200, first.json()]);
    expect(booksOf(server)).toEqual(['held']);
    expect(await countsOf(server)).toMatchObject({ accounts: 1, attempts: 1 });
  });

  it('is answered to the user that it signed in, in their new session', async () => {
    const { app } = await aServer({ brands: [aPaidBrand({ afterSignup: 'activeAccount' })] });
    const visitor = await aVisitor(app);
    const before = { ...visitor.cookies };
    const first = await pay(visitor);

    expect((await pay(visitor, another)).json()).toEqual(first.json());
    Object.assign(visitor.cookies, before);
    expect((await pay(visitor, another)).json()).toMatchObject(UNAVAILABLE);
  });

  it.each([
    ['to nobody else', async () => undefined],
    ['not after an hour', async (pass: () => void) => pass()],
  ])('is answered %s', async (what, wait) => {
    const server = await aServer(options);
    const payer = await aVisitor(server.app);
    await pay(payer);
    await wait(() => server.pass(3_600_001));
    const asker = what === 'to nobody else' ? await aVisitor(server.app) : payer;

    const checked = await checkEmail(asker);
    const answer = await pay(asker, another);

    expect(checked.json()).toMatchObject({ data: { emailStatus: 'UNAVAILABLE' } });
    expect(answer.json()).toMatchObject(UNAVAILABLE);
  });
});
