import { placedTexts } from '../../core/texts/en/paying/placedTexts.ts';
import { receiptTexts } from '../../core/texts/en/paying/receiptTexts.ts';
import { keysOf } from '../../core/texts/keysOf.ts';
import type { Needs } from '../stores/Needs.ts';

/** What a page reads that tells of the order that its session has placed. */
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
