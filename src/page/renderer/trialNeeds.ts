import type { Needs } from '../stores/Needs.ts';

/** What plans and prices read in addition on pages that sign up for a trial. */
export const trialNeeds = {
  texts: [
    'trialOffer',
    'trialDays',
    'trialSaid',
    'trialThen',
    'trialEnds',
    'firstBillOf',
    'firstBillWouldBe',
    'trialEndsOn',
    'trialEndsBy',
    'firstChargeThen',
    'firstBill',
    'afterTrial',
    'ifYouGoOn',
    'trialCancel',
    'trialMinutes',
    'nextReminder',
  ],
  brand: ['freeTrial'],
} as const satisfies Needs;

export type TrialNeeds = typeof trialNeeds;
