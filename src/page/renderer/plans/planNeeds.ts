import type { Needs } from '../../stores/Needs.ts';

/**
 * The texts and brand keys that plans, extras and prices read, in widgets and in the dialog that
 * edits the plan.
 */
export const planNeeds = {
  texts: [
    'plan',
    'numberOfUsers',
    'fewerUsers',
    'moreUsers',
    'usersAllowed',
    'addons',
    'ivrPlan',
    'noIvrPlan',
    'priceFrom',
    'perMonth',
    'perYear',
    'priceMonthly',
    'priceYearly',
    'perUserPerMonth',
    'perUserPerYear',
    'discountOnMonths',
    'discountSaid',
    'setUpFee',
    'waived',
    'dueToday',
    'dueTodaySaid',
    'freeNoCard',
    'thenPrice',
    'forMonthsThen',
    'forYearsThen',
    'nextChargeOn',

    'editPlan',
  ],
  brand: ['dateLanguage', 'dateSamples', 'locale'],
} as const satisfies Needs;

export type PlanNeeds = typeof planNeeds;
