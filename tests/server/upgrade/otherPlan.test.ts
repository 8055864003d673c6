import { expect, it } from 'vitest';
import { aCatalogue, aPlan } from '../../factories/brands/aCatalogue.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import { aPaidBrand } from '../../factories/payments/aPaidSignUp.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import type { Visitor } from '../../factories/servers/aVisitor.ts';

/** A brand with a third plan, so that two people can want different ones. */
function aServerOfThreePlans(): Promise<TestServer> {
  const { catalogue, ...built } = aPaidBrand();
  const business = aPlan({ id: 'business', price: 9900, signupTypes: ['paid'] });
  const plans = [...catalogue.plans, business];
  return anUpgradingServer({ brands: [{ ...built, catalogue: aCatalogue({ plans }) }] });
}

/** Opens the payment page. Returns the subscription that it shows. */
async function openPage({ pages }: TestServer, visitor: Visitor): Promise<string | null> {
  await visitor.get('/payment');
  return pages.at(-1)?.sessionInfo.account?.subscriptionMark ?? null;
}

const PRO = { totalAmount: 4900, dueToday: 5900 };
const PRO_AFTER_SET_UP = { totalAmount: 4900, dueToday: 4900 };
const BUSINESS = [{ planId: 'business', noOfUsers: 1 }];

it('a plan is not changed from a page that shows the one before, which another admin has replaced', async () => {
  const server = await aServerOfThreePlans();
  const owner = await signedInAs(server, 'owner');
  const admin = await signedInAs(server, 'admin');
  const shown = await openPage(server, owner);
  server.pass(1000);
  const bought = {
    totalAmount: 9900,
    dueToday: 9900,
    subscriptionMark: await openPage(server, admin),
  };
  await upgrade(admin, anUpgradeRequest({ selectedPlans: BUSINESS, formState: bought }));

  // Both pages show prices without the set-up fee once something was paid.
  const formState = { ...PRO_AFTER_SET_UP, subscriptionMark: shown };
  const answer = await upgrade(owner, anUpgradeRequest({ formState }));

  expect(answer.json()).toMatchObject({ success: false, message: 'PLAN_CHANGED' });
  expect(server.payments.books.size).toBe(1);
});

/** An owner who has changed to Pro, and opens the upgrade again. */
async function anOwnerWhoChosePro() {
  const server = await aServerOfThreePlans();
  const owner = await signedInAs(server, 'owner');
  const first = { ...PRO, subscriptionMark: await openPage(server, owner) };
  await upgrade(owner, anUpgradeRequest({ formState: first }));
  await owner.post('/start-anew', {});
  server.pass(1000);
  return { owner, server };
}

it('a plan is changed again from a page that shows the current one', async () => {
  const { owner, server } = await anOwnerWhoChosePro();
  const second = {
    totalAmount: 9900,
    dueToday: 9900,
    subscriptionMark: await openPage(server, owner),
  };
  const answer = await upgrade(
    owner,
    anUpgradeRequest({ selectedPlans: BUSINESS, formState: second }),
  );

  expect(answer.json()).toMatchObject({ success: true, data: { planId: 'business' } });
});

it('a page offers more users of the plan that an account has, but the same again is not sold', async () => {
  const { owner, server } = await anOwnerWhoChosePro();
  const again = { ...PRO_AFTER_SET_UP, subscriptionMark: await openPage(server, owner) };
  expect(server.pages.at(-1)?.sessionInfo.plans.map(({ id }) => id)).toContain('pro');
  const answer = await upgrade(owner, anUpgradeRequest({ formState: again }));

  expect(answer.json()).toMatchObject({ success: false, message: 'PLAN_CHANGED' });
  expect(server.payments.books.size).toBe(1);
});
