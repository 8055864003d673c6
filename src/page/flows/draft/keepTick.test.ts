import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { fillIn } from '../../../../tests/factories/pages/aPage.ts';
import { aPageData } from '../../../../tests/factories/pages/aPageData.ts';
import { aTab, dataWith, openInTab } from '../../../../tests/factories/pages/aTab.ts';

it.each(['terms', 'privacy'] as const)(
  'a changed text of %s loses only the tick of a draft',
  (name) => {
    const tab = aTab();
    const before = openInTab(tab);
    before.start();
    fillIn(before.stores);
    before.leave();

    const data = aPageData();
    const changed = { url: '/terms/d.json', hash: 'd'.repeat(64) };
    const texts = { ...data.pageConfig.terms, [name]: changed };
    const after = openInTab(tab, { ...data, pageConfig: { ...data.pageConfig, terms: texts } });
    after.start();
    expect(after.stores.agreement.agreed).toBe(false);
    expect(after.stores.contact.email.value).toBe('ada@example.com');
  },
);

it.each(['terms', 'privacy', 'hipaaTerms'] as const)(
  'a changed text of %s under HIPAA loses the tick, and the plan stays',
  (name) => {
    const plans = [aPlan(), aPlan({ id: 'clinic', isHIPAA: true })];
    const tab = aTab();
    const before = openInTab(tab, dataWith({ plans }));
    before.start();
    before.stores.plan.selectPlan('clinic');
    before.stores.agreement.setAgreed(true);
    before.leave();

    const again = openInTab(tab, dataWith({ plans }));
    again.start();
    expect(again.stores.agreement.agreed).toBe(true);
    const { pageConfig, ...data } = dataWith({ plans });
    const changed = { url: '/terms/d.json', hash: 'd'.repeat(64) };
    const terms = { ...pageConfig.terms, [name]: changed };
    const after = openInTab(tab, { ...data, pageConfig: { ...pageConfig, terms } });
    after.start();
    expect(after.stores.plan.selectedPlanId).toBe('clinic');
    expect(after.stores.agreement.agreed).toBe(false);
  },
);

it('a draft of a page without a box does not tick the box of another page', () => {
  const tab = aTab();
  const boxless = aBrand({ agreement: { ...aBrand().agreement, checkbox: false } });
  const before = openInTab(tab, aPageData(), boxless);
  before.start();
  fillIn(before.stores);
  before.leave();

  const after = openInTab(tab);
  after.start();
  expect(after.stores.agreement.agreed).toBe(false);
  expect(after.stores.contact.email.value).toBe('ada@example.com');
});
