import type { Needs } from '../stores/Needs.ts';

/** What plans, extras and prices read wherever they stand: in widgets, and in the dialog that edits the plan. */
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
    'perUserPerMonth',
    'perUserPerYear',
    'discountOnMonths',
    'setUpFee',
    'dueToday',
    'thenPrice',
    'forMonthsThen',
    'forYearsThen',
    'trialOffer',
    'trialDays',
    'trialThen',
    'trialEnds',

    'editPlan',
    'editPlanTitle',
    'done',
    'planDetails',
    'factBilled',
    'factMonthly',
    'factYearly',
    'factMinutes',
    'factOverage',
    'factUsers',
    'factHipaa',
    'factYes',
  ],
  brand: ['freeTrial'],
} as const satisfies Needs;

export type PlanNeeds = typeof planNeeds;
