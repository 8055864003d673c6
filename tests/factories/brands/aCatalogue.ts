import type {
  Addon,
  Catalogue,
  Discount,
  IvrPlan,
  Plan,
} from '../../../src/core/contract/generated/catalogue.ts';

/** A free plan that any visitor can choose. */
export function aPlan(overrides: Partial<Plan> = {}): Plan {
  return {
    id: 'starter',
    name: 'Starter',
    description: 'For one person.',
    price: 0,
    planPeriod: 'monthly',
    billingType: 'USERS',
    numberOfUsers: { min: 1, max: 50, initial: 1 },
    setUpFee: 0,
    access: 'user',
    isHIPAA: false,
    signupTypes: ['free', 'noCardSignup', 'paid'],
    features: [],
    ...overrides,
  };
}

export function anAddon(overrides: Partial<Addon> = {}): Addon {
  return {
    id: 'extra',
    name: 'Extra',
    description: 'One more thing.',
    price: 500,
    status: 'active',
    access: 'user',
    ...overrides,
  };
}

export function anIvrPlan(overrides: Partial<IvrPlan> = {}): IvrPlan {
  return {
    id: 'menu',
    name: 'Menu',
    description: 'A phone menu.',
    price: 900,
    access: 'user',
    ...overrides,
  };
}

export function aDiscount(overrides: Partial<Discount> = {}): Discount {
  return {
    id: 'friend',
    name: 'Referral',
    discountType: 'referral',
    percentage: true,
    rate: 10,
    oneTime: false,
    period: 3,
    restrictedDiscountPlans: [],
    ...overrides,
  };
}

export function aCatalogue(overrides: Partial<Catalogue> = {}): Catalogue {
  return {
    id: 'slotbook-us',
    currency: 'USD',
    plans: [aPlan()],
    addons: [],
    ivrPlans: [],
    discounts: [],
    ...overrides,
  };
}
