import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import {
  aCatalogue,
  aDiscount,
  anAddon,
  anIvrPlan,
  aPlan,
} from '../../../../tests/factories/brands/aCatalogue.ts';
import { aSubscription } from '../../../../tests/factories/orders/anAccount.ts';
import { aLead, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { presentSession, type SessionSources } from './presentSession.ts';

const catalogue = aCatalogue({
  plans: [
    aPlan({ id: 'first' }),
    aPlan({ id: 'secret', access: 'admin' }),
    aPlan({ id: 'second' }),
    aPlan({ id: 'paidOnly', signupTypes: ['paid'] }),
  ],
  addons: [
    anAddon({ id: 'on' }),
    anAddon({ id: 'off', status: 'inactive' }),
    anAddon({ id: 'internal', access: 'admin' }),
  ],
  ivrPlans: [anIvrPlan({ id: 'menu' }), anIvrPlan({ id: 'internalMenu', access: 'admin' })],
});

function present(overrides: Partial<SessionSources> = {}) {
  const { prefill } = aSession();
  return presentSession({
    brand: aBrand(),
    catalogue,
    signupType: 'free',
    planId: null,
    lead: null,
    account: null,
    prefill,
    utmSource: 'Direct',
    ...overrides,
  });
}

it("offers plans, add-ons and IVR plans with access 'user', and only active add-ons", () => {
  const session = present({ signupType: 'noCardSignup' });
  expect(session.plans.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(session.addons.map(({ id }) => id)).toEqual(['on']);
  expect(session.ivrPlans.map(({ id }) => id)).toEqual(['menu']);
});

it('offers no extras for sign-up types that never charge', () => {
  expect(present({ signupType: 'free' })).toMatchObject({ addons: [], ivrPlans: [] });
});

it('reveals no id of a plan that cannot be chosen here, not even in a discount', () => {
  const everyPlan = catalogue.plans.map(({ id }) => id);
  const session = present({
    discounts: [aDiscount({ restrictedDiscountPlans: everyPlan })],
    signupType: 'noCardSignup',
  });
  expect(session.discounts.map((each) => each.restrictedDiscountPlans)).toEqual([
    ['first', 'second'],
  ]);
  const text = JSON.stringify(session);
  for (const hidden of ['secret', 'paidOnly']) expect(text).not.toContain(hidden);
});

it("lists only the visitor's discounts", () => {
  const discounts = [
    aDiscount({ id: 'friend', discountType: 'referral' }),
    aDiscount({ id: 'spring', discountType: 'promotion' }),
    aDiscount({ id: 'agreed', discountType: 'deal' }),
  ];
  const had = (utmSource: string) =>
    present({ catalogue: { ...catalogue, discounts }, utmSource }).discounts.map(({ id }) => id);
  expect(had('Direct')).toEqual(['spring']);
  expect(had('Referral')).toEqual(['friend', 'spring']);
});

it('never contains an admin-access plan, requested or not', () => {
  const session = present({ planId: 'secret' });
  expect(session.selectedPlanId).toBe('first');
  expect(JSON.stringify(session)).not.toContain('secret');
});

it('names no price for further minutes that cost nothing', () => {
  const minutes = { billingType: 'MINUTES', minutes: 100 } as const;
  const { plans } = present({
    plans: [aPlan({ ...minutes, overage: 0 }), aPlan({ ...minutes, overage: 219 })],
  });
  expect(plans.map(({ overage }) => overage)).toEqual([undefined, 219]);
  expect(plans[0]).not.toHaveProperty('overage');
});

it('selects the requested plan if it is offered', () => {
  expect(present({ planId: 'second' })).toMatchObject({
    selectedPlanId: 'second',
    isPlanFromLink: true,
  });
  expect(present().isPlanFromLink).toBe(false);
  expect(present({ planId: 'paidOnly' }).selectedPlanId).toBe('first');
});

it('selects none when no plan fits the sign-up type', () => {
  expect(present({ signupType: 'answeringService' }).selectedPlanId).toBeNull();
});

it('shows only the listed members of a lead and an account, and nothing that is stored beside it', () => {
  const lead = { ...aLead({ provinceCode: 'ON' }), salesNote: 'call back' };
  const account = {
    id: 'account-1',
    email: 'ada@example.com',
    fullName: 'Ada Lovelace',
    companyName: '',
    subscriptionMark: 'subscription-1',
    role: 'owner' as const,
    status: 'active' as const,
    createdAt: '2026-03-01T00:00:00Z',
    timeZone: 'UTC',
    provinceCode: 'ON',
    subscription: aSubscription(),
  };
  const stored = {
    ...account,
    passwordHash: '$argon2id$',
    subscription: { ...aSubscription(), customerId: 'customer-1' },
  };
  const session = present({ lead, account: stored });
  expect(session.lead).toEqual(aLead({ provinceCode: 'ON' }));
  expect(session.account).toEqual(account);
});
