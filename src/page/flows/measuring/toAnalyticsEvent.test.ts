import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aDiscount, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { anAccount, aSubscription } from '../../../../tests/factories/orders/anAccount.ts';
import { aRootStore } from '../../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import type { PageConfig, SessionInfo } from '../../../core/contract/generated/session.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { toAnalyticsEvent } from './toAnalyticsEvent.ts';

const KEY = '7f3c1d52-1234-4a1b-9c3d-1234567890ab';

function storesOf(view: PageConfig['view'], session: Partial<SessionInfo>): RootStore {
  const data = aPageData({ sessionInfo: aSession(session) });
  return aRootStore(aBrand(), { ...data, pageConfig: { ...data.pageConfig, view } });
}

describe('the plan and sign-up type of an event', () => {
  it.each(['signup', 'start'] as const)("on the page '%s' are the visitor's", (view) => {
    const stores = storesOf(view, { signupType: 'free' });
    expect(toAnalyticsEvent(stores, { name: 'page_view' }, KEY)).toMatchObject({
      signupType: 'free',
      planId: 'starter',
    });
  });

  it.each(['account', 'payment'] as const)(
    "on the page '%s' are the account's plan, and no type",
    (view) => {
      const account = anAccount({ subscription: aSubscription({ planId: 'team' }) });
      const event = toAnalyticsEvent(storesOf(view, { account }), { name: 'page_view' }, KEY);
      expect(event).toMatchObject({ planId: 'team' });
      expect(event).not.toHaveProperty('signupType');
    },
  );

  it.each([
    ['account', anAccount({ subscription: null })],
    ['activation', null],
    ['error', null],
  ] as const)("on the page '%s' are absent without a plan", (view, account) => {
    const event = toAnalyticsEvent(storesOf(view, { account }), { name: 'page_view' }, KEY);
    expect(event).not.toHaveProperty('signupType');
    expect(event).not.toHaveProperty('planId');
  });

  it('in an upgrade are the paid plan, and no type', () => {
    const stores = storesOf('payment', { account: anAccount() });
    const event = toAnalyticsEvent(stores, { name: 'payment_failure' }, KEY);
    expect(event).toMatchObject({ planId: 'starter', items: [{ id: 'starter' }] });
    expect(event).not.toHaveProperty('signupType');
  });
});

describe('the value of a payment', () => {
  const discounted = () =>
    storesOf('signup', {
      signupType: 'paid',
      plans: [aPlan({ id: 'starter', price: 1000 })],
      discounts: [aDiscount({ id: 'welcome', rate: 10 })],
    });

  it('is the charged amount, beside the items at list prices and the discount', () => {
    expect(
      toAnalyticsEvent(discounted(), { name: 'payment_success', paid: 905 }, KEY),
    ).toMatchObject({ value: 9.05, items: [{ id: 'starter', price: 10 }], coupon: 'welcome' });
  });

  it('has no discount if none lowers the order', () => {
    const stores = storesOf('signup', {
      signupType: 'paid',
      discounts: [aDiscount({ restrictedDiscountPlans: ['starter'] })],
    });
    const event = toAnalyticsEvent(stores, { name: 'payment_success', paid: 1000 }, KEY);
    expect(event).not.toHaveProperty('coupon');
  });

  it('has no discount for a page view', () => {
    const event = toAnalyticsEvent(discounted(), { name: 'page_view' }, KEY);
    expect(event).not.toHaveProperty('coupon');
  });
});
