import { placedTexts } from '../../core/texts/en/placedTexts.ts';
import { keysOf } from '../../core/texts/keysOf.ts';
import type { Needs } from '../stores/Needs.ts';

/** What a page reads that tells of the order that its session has placed. */
export const placedNeeds = {
  texts: [
    ...keysOf(placedTexts),
    'accountAmountOn',
    'accountFirstPayment',
    'accountNextPayment',
    'accountTrialEnds',
    'amountPaid',
    'amountSubmitted',
    'changePlan',
    'dueToday',
    'logIn',
    'oneUser',
    'paymentProcessed',
    'paymentProcessedNote',
    'plan',
    'upgradeDoneHeading',
    'users',
  ],
  brand: ['dateLanguage'],
} as const satisfies Needs;

export type PlacedNeeds = typeof placedNeeds;
