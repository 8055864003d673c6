import { expect, it } from 'vitest';
import { fillIn } from '../../../../tests/factories/pages/aPage.ts';
import { aLead } from '../../../../tests/factories/pages/aPageData.ts';
import {
  aTab,
  dataWith,
  KNOWN_BY_PROVIDER,
  NO_PREFILL,
  openInTab,
} from '../../../../tests/factories/pages/aTab.ts';
import type { PageData } from '../../../core/contract/generated/session.ts';
import { FIELD_NAMES } from '../../../core/fields/fields.ts';
import { PAYMENT_METHODS } from '../../../core/rules/paymentMethods/paymentMethods.ts';
import { CARRIED } from '../../../core/rules/socialState/carriedQuery.ts';
import { linkOf } from './visitorOf.ts';

/** Pages for different visitors, by the link that opens them. */
const VISITORS: Readonly<Record<string, PageData>> = {
  'no link': dataWith({}, 'planId=team'),
  'a lead': dataWith(
    {
      lead: aLead({ id: 'one', authType: 'REGULAR', authorized: false }),
      prefill: { ...NO_PREFILL, fullName: 'Ana One', phoneNumber: '2015550123' },
    },
    'leadUniquePin=one',
  ),
  'a lead of whom nothing is known': dataWith(
    { lead: aLead({ id: 'two', authType: 'REGULAR', authorized: false }) },
    'leadUniquePin=two',
  ),
  'an authorised lead': dataWith(
    { lead: aLead({ id: 'three' }), prefill: { ...NO_PREFILL, email: 'ada@example.com' } },
    'leadUniquePin=three',
  ),
  'a contact': dataWith({ prefill: { ...NO_PREFILL, fullName: 'Cy Four' } }, 'contact=four'),
  'another contact': dataWith(
    { prefill: { ...NO_PREFILL, phoneNumber: '2015550199' } },
    'contact=five',
  ),
  // Too long to be carried through a visit to a provider.
  'a long contact': dataWith({ prefill: { ...NO_PREFILL, companyName: 'Six' } }),
  'an address': dataWith({ prefill: { ...NO_PREFILL, email: 'eve@example.com' } }, 'email=eve'),
  'a person whom a provider named': KNOWN_BY_PROVIDER,
};

/** A visitor without a personal link who signs in with a provider stays the same person. */
const SAME_PERSON = ['no link', 'a person whom a provider named'];

const PAIRS = Object.keys(VISITORS).flatMap((from) =>
  Object.keys(VISITORS).flatMap((to) =>
    from === to || [from, to].every((it) => SAME_PERSON.includes(it)) ? [] : [[from, to] as const],
  ),
);

it.each(PAIRS)('nothing typed on the page of %s reaches the page of %s', (from, to) => {
  const tab = aTab();
  const before = openInTab(tab, VISITORS[from]);
  before.start();
  fillIn(before.stores);
  before.stores.contact.phoneNumber.setCountry('GB');
  before.leave();

  const after = openInTab(tab, VISITORS[to]);
  const untouched = openInTab(aTab(), VISITORS[to]);
  after.start();
  const valuesOf = ({ stores }: typeof after) => FIELD_NAMES.map((it) => stores.contact[it].value);
  expect(valuesOf(after)).toEqual(valuesOf(untouched));
  expect(after.stores.agreement.agreed).toBe(false);
  expect(after.chosen).not.toHaveBeenCalled();
});

it('a prefilled value that was not changed is not kept, however it is shown', () => {
  const tab = aTab();
  const before = openInTab(tab, VISITORS['a lead']);
  before.start();
  before.stores.contact.phoneNumber.read();
  before.stores.contact.companyName.setValue('Engines');
  before.leave();
  const kept = JSON.parse([...tab.texts.values()].join(''));
  expect(kept.values).toEqual({ companyName: 'Engines' });
});

it('every parameter that selects a payment method does not identify the visitor', () => {
  const links = Object.values(PAYMENT_METHODS).map(
    ({ parameter }) =>
      dataWith({}, parameter === null ? '' : `${parameter}=true`).pageConfig.social,
  );
  const told = links.map((social) => linkOf(social, { prefill: NO_PREFILL }));
  expect(told).toEqual(links.map(() => ''));
});

it('every parameter in a link describes the order, or identifies the visitor', () => {
  const told = CARRIED.filter(
    (name) => linkOf(dataWith({}, `${name}=one`).pageConfig.social, { prefill: NO_PREFILL }) !== '',
  );
  expect(told).toEqual(['leadUniquePin', 'dealid', 'accountId', 'email', 'contact']);
});
