import { expect, it } from 'vitest';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import type { SignupType } from '../../contract/generated/brand.ts';
import { planToStartWith, upgradePlans } from './upgradePlans.ts';

const plans = [
  aPlan({ id: 'free', signupTypes: ['free'] }),
  aPlan({ id: 'team', price: 1600, signupTypes: ['paid'] }),
  aPlan({ id: 'flat', price: 2400, billingType: 'FLAT', signupTypes: ['paid'] }),
  aPlan({ id: 'calls', price: 9900, billingType: 'MINUTES', signupTypes: ['answeringService'] }),
  aPlan({ id: 'agreed', price: 99_000, access: 'admin', signupTypes: ['paid'] }),
];

const MONTHLY = { planPeriod: 'monthly' } as const;

const brandThatOffers = (...offered: [SignupType, ...SignupType[]]) => ({
  signupTypes: { offered, default: offered[0] },
});

function idsFor(account: { planId?: string; assignedPlanId?: string } = {}): string[] {
  const { assignedPlanId = null, planId = null } = account;
  const brand = brandThatOffers('free', 'paid');
  return upgradePlans(brand, { plans }, { assignedPlanId, planId }).map(({ id }) => id);
}

it('an account can change to paid plans, but to none with admin access', () => {
  expect(idsFor()).toEqual(['team', 'flat']);
});

it("the account's own plan is left out, unless it can take more users", () => {
  expect(idsFor({ planId: 'flat' })).toEqual(['team']);
  expect(idsFor({ planId: 'team' })).toEqual(['team', 'flat']);
});

it('a plan assigned to the account comes first', () => {
  expect(idsFor({ planId: 'free', assignedPlanId: 'agreed' })).toEqual(['agreed', 'team', 'flat']);
  expect(idsFor({ assignedPlanId: 'flat' })).toEqual(['flat', 'team']);
});

it('an assigned plan that the account already has is left out', () => {
  expect(idsFor({ planId: 'agreed', assignedPlanId: 'agreed' })).toEqual(['team', 'flat']);
});

it('a brand with answering services sells those; one with neither sells nothing', () => {
  const account = { planId: null, assignedPlanId: null };
  const calls = upgradePlans(brandThatOffers('freeTrial', 'answeringService'), { plans }, account);
  expect(calls.map(({ id }) => id)).toEqual(['calls']);
  expect(upgradePlans(brandThatOffers('free'), { plans }, account)).toEqual([]);
});

it.each([
  [
    'what was agreed',
    {
      assignedPlanId: 'flat',
      own: { id: 'team', ...MONTHLY, price: 1600, isPaidFor: false },
    },
    'flat',
  ],
  [
    'the plan that is tried out',
    {
      assignedPlanId: null,
      own: { id: 'team', ...MONTHLY, price: 1600, isPaidFor: false },
    },
    'team',
  ],
  [
    'the next dearer one',
    {
      assignedPlanId: null,
      own: { id: 'team', ...MONTHLY, price: 1600, isPaidFor: true },
    },
    'flat',
  ],
  ['the first one that costs anything', { assignedPlanId: null, own: null }, 'team'],
  [
    'the first, where none is dearer',
    {
      assignedPlanId: null,
      own: { id: 'old', ...MONTHLY, price: 9000, isPaidFor: false },
    },
    'team',
  ],
])('selects %s first', (_name, start, id) => {
  const sold = plans.filter((plan) => ['team', 'flat'].includes(plan.id));
  expect(planToStartWith(sold, start)).toBe(id);
});

it.each([
  ['starter', 'team'],
  ['team', 'business'],
  // The dearest plan of its period leads to its yearly pair, never to a smaller plan.
  ['business', 'business-yearly'],
  ['starter-yearly', 'team-yearly'],
  ['team-yearly', 'business-yearly'],
])('with paired plans, an account that pays for %s starts with %s', (ownId, id) => {
  const pairs = ['starter', 'team', 'business'].flatMap((name, index) => {
    const price = 1000 * (index + 1);
    const yearly = { planPeriod: 'yearly', price: price * 10, yearlyOf: name } as const;
    return [aPlan({ id: name, price }), aPlan({ id: `${name}-yearly`, ...yearly })];
  });
  const sold = pairs.toSorted((one, other) => one.price - other.price);
  const own = sold.find((plan) => plan.id === ownId) ?? aPlan();
  const start = { assignedPlanId: null, own: { ...own, isPaidFor: true } };
  expect(planToStartWith(sold, start)).toBe(id);
});
