import { describe, expect, it } from 'vitest';
import { anAddon, anIvrPlan, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { anAccount, aSubscription } from '../../../../tests/factories/orders/anAccount.ts';
import { aPageData } from '../../../../tests/factories/pages/aPageData.ts';
import { aTab, openInTab } from '../../../../tests/factories/pages/aTab.ts';
import type { SessionInfo } from '../../../core/contract/generated/session.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { keepUpgrade } from './keepUpgrade.ts';

/** A page with a language switch, opened in a tab. */
function openUpgrade(tab: ReturnType<typeof aTab>, data = upgradeData(), isShownAgain = false) {
  const leaving: (() => void)[] = [];
  const { stores, providers } = openInTab(tab, data);
  const start = () =>
    keepUpgrade({
      stores,
      storage: tab.storage,
      isShownAgain,
      onLeave: (listener) => void leaving.push(listener),
      report: providers.report,
    });
  const leave = () => {
    for (const listener of leaving) listener();
  };
  return { stores, start, leave };
}

const ADDONS = ['texting', 'recording', 'fax'];
const IVRS = ['menu', 'queue'];
const PLANS = ['team', 'business'];
const PREFILL = {
  fullName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  phoneNumber: '+12015550123',
  email: 'ada@example.com',
};

/** The upgrade page of an account with texting and a phone menu. */
function upgradeData(session: Partial<SessionInfo> = {}) {
  const { pageConfig, sessionInfo } = aPageData();
  return aPageData({
    pageConfig: { ...pageConfig, view: 'payment' },
    sessionInfo: {
      ...sessionInfo,
      plans: PLANS.map((id) => aPlan({ id, numberOfUsers: { min: 1, max: 9, initial: 1 } })),
      addons: ADDONS.map((id) => anAddon({ id })),
      ivrPlans: IVRS.map((id) => anIvrPlan({ id })),
      selectedPlanId: 'team',
      account: anAccount({ id: 'account-1' }),
      start: { users: 2, addonIds: ['texting'], ivrId: 'menu' },
      prefill: PREFILL,
      ...session,
    },
  });
}

const chosen = ({ plan }: RootStore) => ({
  planId: plan.selectedPlanId,
  users: plan.numberOfUsers,
  addonIds: plan.selectedAddons,
  ivrId: plan.selectedIVRId,
});

const AT_START = { planId: 'team', users: 2, addonIds: ['texting'], ivrId: 'menu' };

/** A tab in which every choice differs from what the account has. */
function aTabWithChoices() {
  const tab = aTab();
  const { leave, start, stores } = openUpgrade(tab);
  start();
  stores.plan.selectPlan('business');
  stores.plan.setNumberOfUsers(5);
  stores.plan.setAddon('texting', false);
  stores.plan.selectIvrPlan(null);
  leave();
  return tab;
}

function reopened(tab: ReturnType<typeof aTab>, session: Partial<SessionInfo> = {}) {
  const page = openUpgrade(tab, upgradeData(session));
  page.start();
  return chosen(page.stores);
}

/** All subsets of the ids. */
const subsetsOf = (ids: readonly string[]) =>
  ids.reduce<string[][]>((sets, id) => [...sets, ...sets.map((it) => [...it, id])], [[]]);

const CHOICES = PLANS.flatMap((planId) =>
  [1, 2, 9].flatMap((users) =>
    subsetsOf(ADDONS).flatMap((addonIds) =>
      [null, ...IVRS].map((ivrId) => ({ planId, users, addonIds, ivrId })),
    ),
  ),
);

it('a reloaded upgrade, as by the language switch, keeps all choices', () => {
  expect(CHOICES).toHaveLength(144);
  for (const asked of CHOICES) {
    const tab = aTab();
    const { leave, start, stores } = openUpgrade(tab);
    start();
    stores.plan.selectPlan(asked.planId);
    stores.plan.setNumberOfUsers(asked.users);
    for (const id of ADDONS) stores.plan.setAddon(id, asked.addonIds.includes(id));
    stores.plan.selectIvrPlan(asked.ivrId);
    leave();
    expect(reopened(tab)).toEqual(asked);
  }
});

describe('the choices of an upgrade', () => {
  it.each([
    ['another account', { account: anAccount({ id: 'account-2' }) }],
    ['nobody who is signed in', { account: null }],
    [
      'the account with another plan',
      { account: anAccount({ id: 'account-1', subscription: aSubscription({ planId: 'pro' }) }) },
    ],
  ])('are not restored for %s', (_who, session) => {
    expect(reopened(aTabWithChoices(), session)).toEqual(AT_START);
  });

  it('are not restored for the account once it has other extras', () => {
    const start = { users: 2, addonIds: ['fax'], ivrId: 'menu' };
    expect(reopened(aTabWithChoices(), { start })).toEqual({ ...AT_START, addonIds: ['fax'] });
  });

  it('are dropped for a link to another plan, so that nothing the account has is left out', () => {
    expect(reopened(aTabWithChoices(), { isPlanFromLink: true })).toEqual(AT_START);
  });

  it('are kept when a link to another plan is reloaded', () => {
    const tab = aTab();
    const link = upgradeData({ isPlanFromLink: true });
    const { leave, start, stores } = openUpgrade(tab, link);
    start();
    stores.plan.selectPlan('business');
    stores.plan.setNumberOfUsers(5);
    leave();
    const reloaded = openUpgrade(tab, link, true);
    reloaded.start();
    expect(chosen(reloaded.stores)).toMatchObject({ planId: 'business', users: 5 });
  });

  it('are kept when the link names the selected plan, as the language switch does', () => {
    const link = { isPlanFromLink: true, selectedPlanId: 'business' };
    expect(reopened(aTabWithChoices(), link)).toEqual(reopened(aTabWithChoices()));
  });

  it('identify only the account, not the person', () => {
    const kept = [...aTabWithChoices().texts.values()].join('');
    expect(kept).toContain('account-1');
    const { email, fullName, companyName } = anAccount();
    for (const text of [...Object.values(PREFILL), email, fullName, companyName]) {
      expect(kept).not.toContain(text);
    }
  });

  it("are kept apart from a sign-up's in the same tab", () => {
    const tab = aTabWithChoices();
    const signUp = openInTab(tab);
    signUp.start();
    signUp.leave();
    expect(reopened(tab)).toMatchObject({ planId: 'business', users: 5 });
  });

  it('are deleted once the upgrade is done, and on a page with a placed order', () => {
    const tab = aTabWithChoices();
    const page = openUpgrade(tab);
    page.start();
    page.stores.submit.end('completed');
    page.leave();
    expect(tab.texts.size).toBe(0);

    const other = aTabWithChoices();
    const { pageConfig } = aPageData();
    openUpgrade(other, aPageData({ pageConfig: { ...pageConfig, view: 'placed' } })).start();
    expect(other.texts.size).toBe(0);
  });
});
