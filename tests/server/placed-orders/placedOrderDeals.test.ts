import { describe, expect, it } from 'vitest';
import { aDeal } from '../../factories/leads/aKnownLead.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor, type Visitor } from '../../factories/servers/aVisitor.ts';

/** Opens a link, and returns the session's order on its page; undefined when it shows none. */
async function told(server: TestServer, visitor: Visitor, url: string) {
  expect((await visitor.get(url)).statusCode).toBe(200);
  return server.pages.at(-1)?.sessionInfo.placed?.state;
}

/** Opens a deal's link, and returns the token that its page sends back with an order. */
async function linkTokenOf(server: TestServer, visitor: Visitor, url: string): Promise<string> {
  await visitor.get(url);
  return server.pages.at(-1)?.sessionInfo.linkToken ?? '';
}

/**
 * The payment of an order, and what its own link and another deal's then show. An order in progress
 * blocks any other.
 */
const PAID = [
  ['done', { nonce: 'good', own: 'done', other: undefined }],
  ['under way', { nonce: 'lost', own: 'pending', other: 'pending' }],
] as const;

describe.each(PAID)(
  'a deal that is opened after an order that is %s',
  (_name, { nonce, other, own }) => {
    const payment = { paymentType: 'CC', paymentDetails: { nonce } } as const;

    it.each(['/signup', '/payment'])(
      'is offered by a sign-up on %s unless it is the order’s own',
      async (path) => {
        const server = await aServer({ brands: [aPaidBrand()] });
        const [used, newer] = [await aDeal(server), await aDeal(server)];
        const visitor = await aVisitor(server.app);
        const link = (deal: string) => `${path}?dealid=${deal}`;
        const linkToken = await linkTokenOf(server, visitor, link(used));
        await pay(visitor, aPaidRequest({ formState: { linkToken }, paymentRequest: { payment } }));

        const state = own === 'done' ? 'activationEmail' : own;
        expect(await told(server, visitor, link(used))).toBe(state);
        expect(await told(server, visitor, link(newer))).toBe(other);
        expect(await told(server, visitor, '/signup')).toBe(state);
      },
    );

    it.each(['/payment', '/v1/payment'])(
      'is offered to a signed-in owner on %s unless it is the upgrade’s own',
      async (path) => {
        const server = await anUpgradingServer();
        const [used, newer] = [await aDeal(server), await aDeal(server)];
        const owner = await signedInAs(server, 'owner');
        const link = (deal: string) => `${path}?dealid=${deal}`;
        const linkToken = await linkTokenOf(server, owner, link(used));
        await upgrade(owner, anUpgradeRequest({ payment, formState: { linkToken } }));

        const state = own === 'done' ? 'upgraded' : own;
        expect(await told(server, owner, link(used))).toBe(state);
        expect(await told(server, owner, link(newer))).toBe(other);
        expect(await told(server, owner, path)).toBe(state);
      },
    );
  },
);

it('a sign-up is shown only on the link of its own deal, with or without a payment', async () => {
  for (const type of ['paid', 'free'] as const) {
    const server = await aServer({ brands: [aPaidBrand()] });
    const visitor = await aVisitor(server.app);
    const used = `/signup?signupType=${type}&dealid=${await aDeal(server)}`;
    const newer = `/signup?signupType=${type}&dealid=${await aDeal(server)}`;
    const linkToken = await linkTokenOf(server, visitor, used);
    const order = type === 'paid' ? aPaidRequest : aSignupRequest;
    const path = type === 'paid' ? '/signup' : '/signup/free';
    await pay(visitor, order({ formState: { linkToken } }), { path });

    expect(await told(server, visitor, used)).toBe('activationEmail');
    expect(await told(server, visitor, newer)).toBeUndefined();
  }
});
