import { placedTexts } from '../../core/texts/en/paying/placedTexts.ts';
import { receiptTexts } from '../../core/texts/en/paying/receiptTexts.ts';
import { keysOf } from '../../core/texts/keysOf.ts';
import type { Needs } from '../stores/Needs.ts';

/** The texts and brand keys of a page that shows the order of its session. */
export const placedNeeds = {
  texts: [
    ...keysOf(placedTexts),
    ...keysOf(receiptTexts),
    'amountSubmitted',
    'changePlan',
    'dueToday',
    'logIn',
    'paymentProcessed',
    'paymentProcessedNote',
    'successMailAgain',
    'successMailSent',
    'upgradeDoneHeading',
  ],
  brand: ['dateLanguage'],
} as const satisfies Needs;

export type PlacedNeeds = typeof placedNeeds;
