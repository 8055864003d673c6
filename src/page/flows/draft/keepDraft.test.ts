import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { fillIn } from '../../../../tests/factories/pages/aPage.ts';
import { aPageData } from '../../../../tests/factories/pages/aPageData.ts';
import {
  aTab,
  dataWith,
  KNOWN_BY_PROVIDER,
  NO_PREFILL,
  openInTab,
} from '../../../../tests/factories/pages/aTab.ts';

describe('a page that is reloaded', () => {
  it('restores everything except the secret', () => {
    const tab = aTab();
    const before = openInTab(tab);
    before.start();
    fillIn(before.stores);
    before.leave();

    const after = openInTab(tab);
    after.start();
    const { contact, agreement } = after.stores;
    expect(contact.fullName.value).toBe('Ada Lovelace');
    expect(contact.companyName.value).toBe('Analytical Engines');
    expect(contact.phoneNumber.value).toBe('(201) 555-0123');
    expect(contact.email.value).toBe('ada@example.com');
    expect(contact.province.value).toBe('ON');
    expect(agreement.agreed).toBe(true);
    expect(contact.password.value).toBe('');
    expect([...tab.texts.values()].join('')).not.toContain('engine1843');
  });

  it('restores nothing once the order that it was typed for has been shown', () => {
    const tab = aTab();
    const before = openInTab(tab);
    before.start();
    fillIn(before.stores);
    before.leave();
    const { pageConfig, ...data } = aPageData();
    openInTab(tab, { ...data, pageConfig: { ...pageConfig, view: 'placed' } }).start();
    expect([...tab.texts.values()]).toEqual([]);
  });

  it('shows no error for a field that was never left', () => {
    const tab = aTab();
    const before = openInTab(tab);
    before.start();
    before.stores.contact.email.setValue('ada@');
    before.leave();
    const after = openInTab(tab);
    after.start();
    expect(after.stores.contact.email.error).toBeNull();
  });

  it('loads the plans of the selected country', () => {
    const tab = aTab();
    const before = openInTab(tab);
    before.start();
    before.stores.contact.phoneNumber.setValue('020 7946 0000');
    before.stores.contact.phoneNumber.setCountry('GB');
    before.leave();
    const after = openInTab(tab);
    after.start();
    expect(after.chosen).toHaveBeenCalledWith('GB');
  });
});

describe('a draft gives way', () => {
  it('to values typed on the page already', () => {
    const tab = aTab();
    const before = openInTab(tab);
    before.start();
    fillIn(before.stores);
    before.leave();
    const after = openInTab(tab);
    after.stores.contact.fullName.setValue('Grace Hopper');
    after.start();
    expect(after.stores.contact.fullName.value).toBe('Grace Hopper');
    expect(after.stores.contact.email.value).toBe('ada@example.com');
  });

  it('to a plan selected on the page already', () => {
    const tab = aTab();
    const plans = ['starter', 'team', 'business'].map((id) => aPlan({ id }));
    const before = openInTab(tab, dataWith({ plans }));
    before.start();
    before.stores.plan.selectPlan('team');
    before.leave();
    const again = openInTab(tab, dataWith({ plans }));
    again.start();
    expect(again.stores.plan.selectedPlanId).toBe('team');
    const after = openInTab(tab, dataWith({ plans }));
    after.stores.plan.selectPlan('business');
    after.start();
    expect(after.stores.plan.selectedPlanId).toBe('business');
  });

  it('to the plan of a link, but not when the link is shown again', () => {
    const plans = ['starter', 'team', 'business'].map((id) => aPlan({ id }));
    const linkTo = (selectedPlanId: string) =>
      dataWith({ plans, selectedPlanId, isPlanFromLink: true });
    const openAfter = (planId: string, isShownAgain: boolean) => {
      const tab = aTab();
      const before = openInTab(tab, linkTo('starter'));
      before.start();
      before.stores.plan.selectPlan('business');
      before.leave();
      const after = openInTab(tab, linkTo(planId), aBrand(), isShownAgain);
      after.start();
      return after.stores.plan.selectedPlanId;
    };
    expect(openAfter('starter', true)).toBe('business');
    expect(openAfter('starter', false)).toBe('starter');
    expect(openAfter('team', true)).toBe('team');
  });

  it('to a link with another address, but not to the same link again', () => {
    const tab = aTab();
    const link = dataWith({ prefill: { ...NO_PREFILL, email: 'link@example.com' } });
    const before = openInTab(tab, link);
    before.start();
    before.stores.contact.email.setValue('ada@example.com');
    before.leave();

    const again = openInTab(tab, link);
    again.start();
    expect(again.stores.contact.email.value).toBe('ada@example.com');
    const other = openInTab(
      tab,
      dataWith({ prefill: { ...NO_PREFILL, email: 'other@example.com' } }),
    );
    other.start();
    expect(other.stores.contact.email.value).toBe('other@example.com');
  });

  it('to the address verified by a provider, and to nothing else from it', () => {
    const tab = aTab();
    const before = openInTab(tab);
    before.start();
    fillIn(before.stores);
    before.leave();
    const after = openInTab(tab, KNOWN_BY_PROVIDER);
    after.start();
    const { companyName, email, fullName } = after.stores.contact;
    expect([fullName.value, companyName.value]).toEqual(['Ada Lovelace', 'Analytical Engines']);
    expect(email).toMatchObject({ value: 'grace@example.com', disabled: true });
  });

  it('to a finished sign-up: nothing is kept', () => {
    const tab = aTab();
    const page = openInTab(tab);
    page.start();
    fillIn(page.stores);
    page.leave();
    page.stores.submit.end('completed');
    page.leave();
    expect(tab.texts.size).toBe(0);
  });
});

it.each(['', 'null', '[]', '{', '{"values":5,"addonIds":"x"}', '{"values":{"email":{}}}'])(
  'an invalid draft (%s) changes nothing',
  (text) => {
    const page = openInTab({ storage: { read: () => text, write: () => undefined } });
    page.start();
    expect(page.stores.contact.email.value).toBe('');
    expect(page.stores.agreement.agreed).toBe(false);
  },
);

it('a page without a form stores nothing, and keeps what is stored', () => {
  const tab = aTab();
  tab.texts.set('signup-draft', 'of another page');
  const { pageConfig } = aPageData();
  const page = openInTab(tab, aPageData({ pageConfig: { ...pageConfig, view: 'error' } }));
  page.start();
  page.leave();
  expect(tab.texts.get('signup-draft')).toBe('of another page');
});

describe('broken storage', () => {
  const BREACH = new Error('The storage is broken.');
  const throwing = () => {
    throw BREACH;
  };

  it.each(['read', 'write'] as const)('loses the draft, but never the page: %s', async (method) => {
    const tab = aTab();
    const before = openInTab(tab);
    before.start();
    fillIn(before.stores);
    before.leave();
    const { start, leave, providers, stores } = openInTab({
      storage: { ...tab.storage, [method]: throwing },
    });
    start();
    leave();
    expect(stores.contact.fullName.value).toBe(method === 'read' ? '' : 'Ada Lovelace');
    await expect.poll(() => providers.reports).toEqual([BREACH]);
  });
});
