import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { anAddon, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aRootStore } from '../../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession, aSocialConfig } from '../../../../tests/factories/pages/aPageData.ts';
import type { SocialReturn } from '../../../core/contract/generated/calls.ts';
import type { SocialConfig } from '../../../core/contract/generated/session.ts';
import { encodeState } from '../../../core/rules/socialState/encodeState.ts';
import { endReturn } from './endReturn.ts';
import { keepPlan } from './keptPlan.ts';

const DONE: SocialReturn = { action: 'signup', success: true, authType: 'GOOGLE' };
const SIGN_UP = 'https://slotbook.example/signup?utm_source=Mail';

/** A page with two plans and an add-on, as the server sends it after a return. */
function arrive(state: string | null, social: Partial<SocialConfig> = {}) {
  const plans = [aPlan(), aPlan({ id: 'team', name: 'Team', price: 1000 })];
  const sessionInfo = aSession({ signupType: 'paid', plans, addons: [anAddon()] });
  const { pageConfig } = aPageData();
  const stores = aRootStore(
    aBrand(),
    aPageData({ sessionInfo, pageConfig: { ...pageConfig, social: aSocialConfig(social) } }),
  );
  const texts = new Map<string, string>();
  const keeping = {
    storage: {
      read: (key: string) => texts.get(key) ?? null,
      write: (key: string, text: string | null) =>
        void (text === null ? texts.delete(key) : texts.set(key, text)),
    },
    tab: { read: () => null, write: () => undefined },
    now: () => 0,
    signupType: 'free',
  };
  const replaced: string[] = [];
  const address = {
    href: state === null ? SIGN_UP : `${SIGN_UP}&state=${state}`,
    replace: (href: string) => void replaced.push(href),
  };
  return { stores, keeping, replaced, end: () => endReturn(stores, keeping, address) };
}

describe('a return', () => {
  it('restores the selection', () => {
    const page = arrive(encodeState(DONE));
    keepPlan(page.keeping, { planId: 'team', users: 4, addonIds: ['extra'] });
    page.end();
    const { plan } = page.stores;
    expect(plan.selectedPlanId).toBe('team');
    expect(plan.numberOfUsers).toBe(4);
    expect(plan.selectedAddons).toEqual(['extra']);
  });

  it("uses the server's state when the browser stored nothing", () => {
    const page = arrive(encodeState(DONE), { plan: { planId: 'team', users: 2 } });
    page.end();
    expect(page.stores.plan.selectedPlanId).toBe('team');
    expect(page.stores.plan.numberOfUsers).toBe(2);
  });

  it("prefers the browser's copy to the server's state", () => {
    const page = arrive(encodeState(DONE), { plan: { planId: 'starter' } });
    keepPlan(page.keeping, { planId: 'team' });
    page.end();
    expect(page.stores.plan.selectedPlanId).toBe('team');
  });

  it('selects what its state names when neither the browser nor the server kept anything', () => {
    const page = arrive(encodeState({ ...DONE, planId: 'team', quantity: 3 }));
    page.end();
    expect(page.stores.plan.selectedPlanId).toBe('team');
    expect(page.stores.plan.numberOfUsers).toBe(3);
    const gone = arrive(encodeState({ ...DONE, planId: 'gone' }));
    gone.end();
    expect(gone.stores.plan.selectedPlanId).toBe('starter');
    const failed = arrive(encodeState({ ...DONE, success: false, planId: 'team' }));
    failed.end();
    expect(failed.stores.plan.selectedPlanId).toBe('starter');
  });

  it('that failed restores the selection too', () => {
    const page = arrive(null, { fault: 'denied' });
    keepPlan(page.keeping, { planId: 'team' });
    page.end();
    expect(page.stores.plan.selectedPlanId).toBe('team');
  });

  it('leaves out what is no longer offered', () => {
    const page = arrive(encodeState(DONE), { plan: { planId: 'gone', addonIds: ['gone'] } });
    page.end();
    expect(page.stores.plan.selectedPlanId).toBe('starter');
    expect(page.stores.plan.selectedAddons).toEqual([]);
  });

  it('removes its state from the address', () => {
    const page = arrive(encodeState(DONE));
    page.end();
    expect(page.replaced).toEqual([SIGN_UP]);
  });
});

it('removes its bare # from the address, but keeps a real fragment', () => {
  const bare = arrive(`${encodeState(DONE)}#`);
  bare.end();
  expect(bare.replaced).toEqual([SIGN_UP]);
  const named = arrive(`${encodeState(DONE)}#plans`);
  named.end();
  expect(named.replaced).toEqual([`${SIGN_UP}#plans`]);
});

it('removes an invalid state from the address too', () => {
  const page = arrive('nonsense');
  page.end();
  expect(page.replaced).toEqual([SIGN_UP]);
});

it('a page that is not a return keeps what is stored', () => {
  const page = arrive(null);
  keepPlan(page.keeping, { planId: 'team' });
  page.end();
  expect(page.stores.plan.selectedPlanId).toBe('starter');
  expect(page.replaced).toEqual([]);
});
