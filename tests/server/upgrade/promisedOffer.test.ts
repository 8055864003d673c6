import { expect, it } from 'vitest';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aCatalogue, aDiscount, aPlan } from '../../factories/brands/aCatalogue.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import { aPaidBrand } from '../../factories/payments/aPaidSignUp.ts';

const TRIAL = { trial_ends_at: '2026-12-04T09:00:00.000Z', signup_type: 'noCardSignup' } as const;

/** An owner whose trial was offered half of the first bill, by the id of the discount. */
async function anOwnerOnTrial(subscription: object = TRIAL) {
  const plans = [aPlan({ id: 'starter' }), aPlan({ id: 'pro', price: 4900, setUpFee: 1000 })];
  const half = { percentage: true, rate: 50, oneTime: true, period: 1 } as const;
  const discounts = [
    aDiscount({ id: 'opening', name: 'Opening offer', discountType: 'promotion', ...half }),
    aDiscount({ id: 'agreed', name: 'Agreed', discountType: 'deal', ...half }),
  ];
  const catalogue = aCatalogue({ plans, discounts });
  const { brand } = aPaidBrand();
  const server = await anUpgradingServer({ brands: [aBuiltBrand({ brand, catalogue })] });
  const had = { discount_id: 'opening', ...subscription };
  await server.database.updateTable('subscriptions').set(had).execute();
  const visitor = await signedInAs(server, 'owner');
  await visitor.get('/payment');
  return { server, visitor, offered: server.pages.at(-1)?.sessionInfo.discounts };
}

it('gives a trial that goes on with a plan the offer of which its sign-up told the first bill', async () => {
  const { offered, server, visitor } = await anOwnerOnTrial();
  expect(offered).toMatchObject([{ name: 'Opening offer', rate: 50 }]);

  server.pass(1000);
  const formState = { totalAmount: 2450, dueToday: 3450 };
  const answer = await upgrade(visitor, anUpgradeRequest({ formState }));
  expect(answer.json()).toMatchObject({ message: 'UPGRADED', data: { totalAmountPaid: 3450 } });

  // It has been had now. The visitor's own page shows what was ordered.
  await (await signedInAs(server, 'admin')).get('/payment');
  expect(server.pages.at(-1)?.pageConfig.view).toBe('payment');
  expect(server.pages.at(-1)?.sessionInfo.discounts).toEqual([]);
});

it.each([
  ['a plan without a trial', { trial_ends_at: null }],
  ['an offer that no longer exists', { ...TRIAL, discount_id: 'gone' }],
  ['a deal, which comes by its link', { ...TRIAL, discount_id: 'agreed' }],
  ['no offer', { ...TRIAL, discount_id: null }],
])('keeps no offer for %s', async (_what, subscription) => {
  const { offered } = await anOwnerOnTrial(subscription);
  expect(offered).toEqual([]);
});

it('keeps the offer when the bank refuses the first payment', async () => {
  const { server, visitor } = await anOwnerOnTrial();
  server.pass(1000);
  await upgrade(visitor, anUpgradeRequest({ formState: { totalAmount: 2450, dueToday: 3450 } }));
  await server.database.updateTable('payments').set({ state: 'failed' }).execute();

  await (await signedInAs(server, 'admin')).get('/payment');
  expect(server.pages.at(-1)?.pageConfig.view).toBe('payment');
  expect(server.pages.at(-1)?.sessionInfo.discounts).toMatchObject([{ name: 'Opening offer' }]);
});
