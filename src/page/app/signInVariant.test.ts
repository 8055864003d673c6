import { describe, expect, it } from 'vitest';
import { aBrand, aLayout } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { anAccount } from '../../../tests/factories/orders/anAccount.ts';
import { aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';
import { aPaymentConfig } from '../../../tests/factories/pages/aPayingPage.ts';
import type { SignupType } from '../../core/contract/generated/brand.ts';
import type { PageConfig } from '../../core/contract/generated/session.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { keysOf } from '../../core/texts/keysOf.ts';
import { renderPage } from './renderPage.tsx';

const TYPES = keysOf(SIGNUP_TYPES);
const plans = [
  aPlan({ id: 'team', numberOfUsers: { min: 1, max: 9, initial: 1 } }),
  aPlan({ id: 'pro', numberOfUsers: { min: 1, max: 9, initial: 1 } }),
];

/**
 * The names of the controls, without duplicates, on a page of a brand with the sign-in variant
 * everywhere.
 */
function controlsOf(type: SignupType, province: boolean, view: PageConfig['view'] = 'signup') {
  const brand = aBrand({
    form: { ...aBrand().form, signInOn: [...TYPES] },
    province: { on: province },
    signupTypes: { offered: [...TYPES], default: type },
  });
  const upgradeLayout = aLayout({
    main: [{ widget: 'plan-picker' }, { widget: 'agreement' }, { widget: 'submit' }],
  });
  const { main } = aLayout();
  const signup = aLayout({ main: [{ widget: 'plan-picker' }, ...main] });
  const pages = { ...brand.pages, signup, payment: upgradeLayout };
  const { pageConfig, ...data } = aPageData({
    sessionInfo: aSession({
      signupType: type,
      plans,
      selectedPlanId: 'team',
      account: view === 'payment' ? anAccount() : null,
    }),
  });
  const payment = SIGNUP_TYPES[type].needsPayment ? aPaymentConfig() : null;
  const built = aBuiltBrand({ brand: { ...brand, pages } });
  const { html } = renderPage({
    built,
    data: { ...data, pageConfig: { ...pageConfig, payment, view } },
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const controls = [...page.querySelectorAll('main :is(input, select)')];
  return new Set(controls.map((control) => control.getAttribute('name')));
}

describe.each(TYPES)('the sign-in variant on the type %s', (type) => {
  const { needsPayment } = SIGNUP_TYPES[type];
  const bought = needsPayment ? ['planId', 'numberOfUsers'] : [];

  it('offers only what the type needs in addition to e-mail and password', () => {
    expect(controlsOf(type, false)).toEqual(new Set([...bought, 'email', 'password']));
  });

  it('asks for the province, which determines the tax, if something is charged', () => {
    const taxed = needsPayment ? ['province'] : [];
    expect(controlsOf(type, true)).toEqual(new Set([...bought, 'email', 'password', ...taxed]));
  });
});

it.each(['paid', 'answeringService'] as const)(
  'an upgrade of %s is not a sign-in: its agreement has a checkbox',
  (type) => {
    expect(controlsOf(type, true, 'payment')).toEqual(
      new Set(['planId', 'numberOfUsers', 'agreed']),
    );
  },
);
