import { describe, expect, it, vi } from 'vitest';
import { aBrand } from '../../../../tests/factories/aBrand.ts';
import { aPlan } from '../../../../tests/factories/aCatalogue.ts';
import { aPage, fillIn } from '../../../../tests/factories/aPage.ts';
import { aLead, aPageData, aSocialConfig } from '../../../../tests/factories/aPageData.ts';
import type { PageData } from '../../../core/contract/generated/session.ts';
import { FIELD_NAMES } from '../../../core/fields/fields.ts';
import type { TextStorage } from '../../providers/storage/createStorage.ts';
import { keepDraft } from './keepDraft.ts';

function aTab() {
  const texts = new Map<string, string>();
  const storage: TextStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void (text === null ? texts.delete(key) : texts.set(key, text)),
  };
  return { texts, storage };
}

/** A page opened in a tab, which `leave` reloads or leaves. */
function open({ storage }: { readonly storage: TextStorage }, data: PageData = aPageData()) {
  const leaving: (() => void)[] = [];
  const page = aPage(aBrand(), data);
  const chosen = vi.spyOn(page.flows, 'phoneCountryChosen');
  const start = () =>
    keepDraft({ ...page, storage, onLeave: (listener) => void leaving.push(listener) });
  const leave = () => {
    for (const listener of leaving) listener();
  };
  return { ...page, chosen, start, leave };
}

function dataWith(session: Partial<PageData['sessionInfo']>, query = ''): PageData {
  const { pageConfig, sessionInfo, ...data } = aPageData();
  const social = { ...pageConfig.social, query };
  const config = { ...pageConfig, social };
  return { ...data, pageConfig: config, sessionInfo: { ...sessionInfo, ...session } };
}

const EMPTY = { fullName: '', companyName: '', phoneNumber: '', email: '' };

const KNOWN_BY_PROVIDER: PageData = (() => {
  const lead = aLead({ id: 'by-provider', email: 'grace@example.com' });
  const prefill = { ...EMPTY, fullName: 'Grace Hopper', email: 'grace@example.com' };
  const data = dataWith({ lead, prefill });
  const { pageConfig } = data;
  return { ...data, pageConfig: { ...pageConfig, social: aSocialConfig({ isKnown: true }) } };
})();

describe('a page that is reloaded', () => {
  it('has everything again but the secret', () => {
    const tab = aTab();
    const before = open(tab);
    before.start();
    fillIn(before.stores);
    before.leave();

    const after = open(tab);
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

  it('shows no error for what was never left', () => {
    const tab = aTab();
    const before = open(tab);
    before.start();
    before.stores.contact.email.setValue('ada@');
    before.leave();
    const after = open(tab);
    after.start();
    expect(after.stores.contact.email.error).toBeNull();
  });

  it('asks for the country of the number that was chosen', () => {
    const tab = aTab();
    const before = open(tab);
    before.start();
    before.stores.contact.phoneNumber.setValue('020 7946 0000');
    before.stores.contact.phoneNumber.setCountry('GB');
    before.leave();
    const after = open(tab);
    after.start();
    expect(after.chosen).toHaveBeenCalledWith('GB');
  });
});

describe('a draft gives way', () => {
  it('to what was typed on the page already', () => {
    const tab = aTab();
    const before = open(tab);
    before.start();
    fillIn(before.stores);
    before.leave();
    const after = open(tab);
    after.stores.contact.fullName.setValue('Grace Hopper');
    after.start();
    expect(after.stores.contact.fullName.value).toBe('Grace Hopper');
    expect(after.stores.contact.email.value).toBe('ada@example.com');
  });

  it('to a plan that was chosen on the page already', () => {
    const tab = aTab();
    const plans = ['starter', 'team', 'business'].map((id) => aPlan({ id }));
    const before = open(tab, dataWith({ plans }));
    before.start();
    before.stores.plan.selectPlan('team');
    before.leave();
    const again = open(tab, dataWith({ plans }));
    again.start();
    expect(again.stores.plan.selectedPlanId).toBe('team');
    const after = open(tab, dataWith({ plans }));
    after.stores.plan.selectPlan('business');
    after.start();
    expect(after.stores.plan.selectedPlanId).toBe('business');
  });

  it('to a link that fills in another address, not to the same link again', () => {
    const tab = aTab();
    const link = dataWith({ prefill: { ...EMPTY, email: 'link@example.com' } });
    const before = open(tab, link);
    before.start();
    before.stores.contact.email.setValue('ada@example.com');
    before.leave();

    const again = open(tab, link);
    again.start();
    expect(again.stores.contact.email.value).toBe('ada@example.com');
    const other = open(tab, dataWith({ prefill: { ...EMPTY, email: 'other@example.com' } }));
    other.start();
    expect(other.stores.contact.email.value).toBe('other@example.com');
  });

  it('to what a provider says of whoever left for it, and fills in the rest', () => {
    const tab = aTab();
    const before = open(tab);
    before.start();
    fillIn(before.stores);
    before.leave();
    const after = open(tab, KNOWN_BY_PROVIDER);
    after.start();
    const { companyName, fullName } = after.stores.contact;
    expect([fullName.value, companyName.value]).toEqual(['Grace Hopper', 'Analytical Engines']);
  });

  it.each(['terms', 'privacy'] as const)(
    'to a changed text of %s: only the tick is lost',
    (name) => {
      const tab = aTab();
      const before = open(tab);
      before.start();
      fillIn(before.stores);
      before.leave();

      const data = aPageData();
      const changed = { url: '/terms/d.json', hash: 'd'.repeat(64) };
      const texts = { ...data.pageConfig.terms, [name]: changed };
      const after = open(tab, { ...data, pageConfig: { ...data.pageConfig, terms: texts } });
      after.start();
      expect(after.stores.agreement.agreed).toBe(false);
      expect(after.stores.contact.email.value).toBe('ada@example.com');
    },
  );

  it('to a sign-up that is done: nothing is kept', () => {
    const tab = aTab();
    const page = open(tab);
    page.start();
    fillIn(page.stores);
    page.leave();
    page.stores.submit.end('completed');
    page.leave();
    expect(tab.texts.size).toBe(0);
  });
});

/** Pages that are for different visitors, by what leads to them. */
const VISITORS: Readonly<Record<string, PageData>> = {
  'no link': dataWith({}, 'planId=team'),
  'a lead': dataWith(
    {
      lead: aLead({ id: 'one', authType: 'REGULAR', authorized: false }),
      prefill: { ...EMPTY, fullName: 'Ana One', phoneNumber: '2015550123' },
    },
    'leadUniquePin=one',
  ),
  'a lead of whom nothing is known': dataWith(
    { lead: aLead({ id: 'two', authType: 'REGULAR', authorized: false }) },
    'leadUniquePin=two',
  ),
  'an authorised lead': dataWith(
    { lead: aLead({ id: 'three' }), prefill: { ...EMPTY, email: 'ada@example.com' } },
    'leadUniquePin=three',
  ),
  'a contact': dataWith({ prefill: { ...EMPTY, fullName: 'Cy Four' } }, 'contact=four'),
  'another contact': dataWith({ prefill: { ...EMPTY, phoneNumber: '2015550199' } }, 'contact=five'),
  // Too long to be carried to a provider and back.
  'a long contact': dataWith({ prefill: { ...EMPTY, companyName: 'Six' } }),
  'an address': dataWith({ prefill: { ...EMPTY, email: 'eve@example.com' } }, 'email=eve'),
  'a person whom a provider named': KNOWN_BY_PROVIDER,
};

/** Who left for a provider by a link that is for anybody is the one whom it named. */
const SAME_PERSON = ['no link', 'a person whom a provider named'];

const PAIRS = Object.keys(VISITORS).flatMap((from) =>
  Object.keys(VISITORS).flatMap((to) =>
    from === to || [from, to].every((it) => SAME_PERSON.includes(it)) ? [] : [[from, to] as const],
  ),
);

it.each(PAIRS)('nothing typed on the page of %s reaches that of %s', (from, to) => {
  const tab = aTab();
  const before = open(tab, VISITORS[from]);
  before.start();
  fillIn(before.stores);
  before.stores.contact.phoneNumber.setCountry('GB');
  before.leave();

  const after = open(tab, VISITORS[to]);
  const untouched = open(aTab(), VISITORS[to]);
  after.start();
  const valuesOf = ({ stores }: typeof after) => FIELD_NAMES.map((it) => stores.contact[it].value);
  expect(valuesOf(after)).toEqual(valuesOf(untouched));
  expect(after.stores.agreement.agreed).toBe(false);
  expect(after.chosen).not.toHaveBeenCalled();
});

it('what a link filled in and nobody changed is not kept, however it is shown', () => {
  const tab = aTab();
  const before = open(tab, VISITORS['a lead']);
  before.start();
  before.stores.contact.phoneNumber.read();
  before.stores.contact.companyName.setValue('Engines');
  before.leave();
  const kept = JSON.parse([...tab.texts.values()].join(''));
  expect(kept.values).toEqual({ companyName: 'Engines' });
});

it.each(['', 'null', '[]', '{', '{"values":5,"addonIds":"x"}', '{"values":{"email":{}}}'])(
  'a draft that is none (%s) changes nothing',
  (text) => {
    const page = open({ storage: { read: () => text, write: () => undefined } });
    page.start();
    expect(page.stores.contact.email.value).toBe('');
    expect(page.stores.agreement.agreed).toBe(false);
  },
);

it('a page without a form keeps nothing, and leaves what is kept alone', () => {
  const tab = aTab();
  tab.texts.set('signup-draft', 'of another page');
  const { pageConfig } = aPageData();
  const page = open(tab, aPageData({ pageConfig: { ...pageConfig, view: 'error' } }));
  page.start();
  page.leave();
  expect(tab.texts.get('signup-draft')).toBe('of another page');
});
