import { expect, it } from 'vitest';
import {
  aCatalogue,
  anAddon,
  anIvrPlan,
  aPlan,
} from '../../../../tests/factories/brands/aCatalogue.ts';
import { addonsOffered, ivrPlansOffered, plansOffered } from './plansOffered.ts';

const catalogue = aCatalogue({
  plans: [
    aPlan({ id: 'both', signupTypes: ['free', 'paid'] }),
    aPlan({ id: 'paid', signupTypes: ['paid'] }),
    aPlan({ id: 'admin', access: 'admin', signupTypes: ['paid'] }),
  ],
  addons: [
    anAddon({ id: 'on' }),
    anAddon({ id: 'off', status: 'inactive' }),
    anAddon({ id: 'gone', status: 'retired' }),
    anAddon({ id: 'internal', access: 'admin' }),
  ],
  ivrPlans: [anIvrPlan({ id: 'menu' }), anIvrPlan({ id: 'own', access: 'admin' })],
});

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

it("offers the plans with access 'user' for the sign-up type", () => {
  expect(ids(plansOffered(catalogue, 'paid'))).toEqual(['both', 'paid']);
  expect(ids(plansOffered(catalogue, 'free'))).toEqual(['both']);
  expect(plansOffered(catalogue, 'freeTrial')).toEqual([]);
});

it.each(['paid', 'noCardSignup', 'freeTrial', 'answeringService'] as const)(
  "offers active add-ons and IVR plans with access 'user' on %s",
  (type) => {
    expect(ids(addonsOffered(catalogue, type))).toEqual(['on']);
    expect(ids(ivrPlansOffered(catalogue, type))).toEqual(['menu']);
  },
);

it('offers no extras for sign-up types that never charge', () => {
  expect(addonsOffered(catalogue, 'free')).toEqual([]);
  expect(ivrPlansOffered(catalogue, 'free')).toEqual([]);
});
