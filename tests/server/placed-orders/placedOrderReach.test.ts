import { describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../../src/core/contract/generated/session.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor, type Visitor } from '../../factories/servers/aVisitor.ts';

const brands = [aPaidBrand()];

/** The order on a page, and the page's view. */
async function told(
  server: TestServer,
  visitor: Visitor,
  url = '/signup',
): Promise<readonly [view: string | undefined, placed: PlacedOrder | undefined]> {
  await visitor.get(url);
  const page = server.pages.at(-1);
  return [page?.pageConfig.view, page?.sessionInfo.placed];
}

describe('an order is shown only to the visitor who placed it', () => {
  it('a brand reads nothing of another one', async () => {
    const other = aBrand({ id: 'ringwell', hosts: ['ringwell.example'] });
    const server = await aServer({ brands: [...brands, { ...aPaidBrand(), brand: other }] });
    const visitor = await aVisitor(server.app);
    await pay(visitor);

    const elsewhere = await aVisitor(server.app, 'ringwell.localhost:4000');
    Object.assign(elsewhere.cookies, visitor.cookies);
    expect((await told(server, elsewhere))[1]).toBeUndefined();
  });
});

describe('each payment method is shown in its own words', () => {
  it('a bank debit as its own', async () => {
    const payment = { ...aBrand().payment, methods: ['CC' as const, 'ACH' as const] };
    const server = await aServer({ brands: [aPaidBrand({ payment })] });
    const visitor = await aVisitor(server.app);
    const paymentDetails = { nonce: 'good', customerName: 'Ada Lovelace' };
    const request = aPaidRequest({
      paymentRequest: { payment: { paymentType: 'ACH', paymentDetails } },
    });
    expect((await pay(visitor, request)).statusCode).toBe(200);

    expect((await told(server, visitor))[1]).toMatchObject({
      awaitsBank: true,
      amountPaid: 5900,
    });
  });

  it('a direct debit as its own, and as under way while the bank is asked', async () => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    const flow = await authorise();
    server.directDebit.loseNextAnswer = true;
    expect((await pay(visitor, aDebitRequest(flow))).statusCode).toBe(202);
    expect((await told(server, visitor))[1]).toMatchObject({ state: 'pending', awaitsBank: true });

    server.pass(60_000);
    await server.settle();
    const [view, placed] = await told(server, visitor);
    expect([view, placed?.awaitsBank]).toEqual(['placed', true]);
  });

  it('a payment that the bank has taken back is no success any more', async () => {
    const server = await aServer({ brands });
    const visitor = await aVisitor(server.app);
    await pay(visitor);
    await server.database.updateTable('payments').set({ state: 'failed' }).execute();

    expect(await told(server, visitor)).toEqual(['signup', undefined]);
  });
});

describe('an upgrade', () => {
  it('is shown on the payment page until its owner wants another plan', async () => {
    const server = await anUpgradingServer();
    const owner = await signedInAs(server, 'owner');
    expect((await upgrade(owner, anUpgradeRequest())).statusCode).toBe(200);

    for (const path of ['/payment', '/v1/payment']) {
      const [view, placed] = await told(server, owner, path);
      expect(view).toBe('placed');
      expect(placed).toMatchObject({
        state: 'upgraded',
        amountPaid: 5900,
        order: { planName: 'Pro', nextCharge: { amount: 4900 } },
      });
    }
    await owner.get('/account');
    const answer = await owner.get('/account/upgrade');
    await owner.get(String(answer.headers.location));
    expect((await told(server, owner, '/payment'))[0]).toBe('payment');
  });

  it('is shown as in progress while its outcome is unknown', async () => {
    const server = await anUpgradingServer();
    const owner = await signedInAs(server, 'owner');
    const payment = { paymentType: 'CC', paymentDetails: { nonce: 'lost' } } as const;
    expect((await upgrade(owner, anUpgradeRequest({ payment }))).statusCode).toBe(202);

    const [view, placed] = await told(server, owner, '/payment');
    expect([view, placed?.state]).toEqual(['payment', 'pending']);
  });

  it('is open to a user who has just signed up', async () => {
    const server = await aServer({ brands: [aPaidBrand({ afterSignup: 'activeAccount' })] });
    const visitor = await aVisitor(server.app);
    await visitor.post('/signup/free', aSignupRequest());

    expect((await told(server, visitor, '/payment'))[0]).toBe('payment');
    expect((await told(server, visitor))[1]?.state).toBe('activeAccount');
  });
});

describe('an activation', () => {
  async function activate(server: TestServer, visitor: Visitor): Promise<void> {
    await server.deliver();
    const mails = server.mail.sent.map(({ text }) => text).join('\n');
    const token = /\/activate\?token=([\w-]+)/.exec(mails)?.[1];
    await visitor.post('/activation', { token });
  }

  it('in the same browser keeps showing the order, with the link to the account', async () => {
    const server = await aServer({ brands });
    const visitor = await aVisitor(server.app);
    await pay(visitor);
    await activate(server, visitor);

    expect((await told(server, visitor))[1]).toMatchObject({
      state: 'activeAccount',
      amountPaid: 5900,
    });
  });

  it('in another browser is shown where the order was placed', async () => {
    const server = await aServer({ brands });
    const visitor = await aVisitor(server.app);
    await pay(visitor);
    await activate(server, await aVisitor(server.app));

    expect((await told(server, visitor))[1]).toMatchObject({
      state: 'activeAccount',
      redirectUrl: null,
    });
  });
});

it('an order from the day before is no longer shown', async () => {
  const server = await aServer({ brands });
  const visitor = await aVisitor(server.app);
  await pay(visitor);
  server.pass(23 * 3_600_000);
  expect((await told(server, visitor))[0]).toBe('placed');
  server.pass(2 * 3_600_000);
  expect((await told(server, visitor))[0]).toBe('signup');
});

it('a page with an order is stored by no browser, and going back to its form asks the server', async () => {
  const { app } = await aServer({ brands });
  const visitor = await aVisitor(app);
  // No request matches `Vary: *`, so browsers do not reuse a stored copy.
  expect((await visitor.get('/signup')).headers['vary']).toContain('*');
  expect((await visitor.get('/account')).headers['cache-control']).toBe('no-store');
  await pay(visitor);
  expect((await visitor.get('/signup')).headers['cache-control']).toBe('no-store');
});
