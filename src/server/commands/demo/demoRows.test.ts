import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../../tests/factories/brands/aBuiltBrand.ts';
import { aCatalogue, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { demoSubscriptionRow } from './demoRows.ts';

it("charges a demo account's plan with its province's tax, as its page says", () => {
  const base = aBrand();
  const type = 'noCardSignup' as const;
  const tax = { ...base.tax, on: true, taxRates: [{ provinceCode: 'ON' as const, taxRate: 13 }] };
  const brand = aBrand({
    signupTypes: { offered: [type], default: type },
    tax,
    province: { on: true },
  });
  const plan = aPlan({ price: 10_000, signupTypes: [type], billingType: 'FLAT' });
  const built = aBuiltBrand({ brand, catalogue: aCatalogue({ plans: [plan], discounts: [] }) });
  const now = new Date('2026-11-21T10:00:00Z');
  expect(demoSubscriptionRow({ built, accountId: 'a', now }, 's')).toMatchObject({
    recurring_amount: 11_300,
    full_amount: 11_300,
  });
});
