import {
  bankDebitTexts,
  cardTexts,
  challengeTexts,
  directDebitTexts,
} from '../../../core/texts/en/paying/paymentTexts.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import type { Texts } from '../../../core/texts/textsFor.ts';
import type { PaymentNeeds } from '../../flows/paymentNeeds.ts';
import type { Needs } from '../../stores/Needs.ts';
import type { PaymentMethod } from '../../stores/PaymentStore.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';

interface OwnNeeds extends Needs {
  /** The words that its late scripts have in English: a page is sent those that differ. */
  readonly english: Partial<Texts>;
  /** The folder of its form and its styles, beside this file. */
  readonly folder: string;
}

/** What each payment method reads besides the form around it, on the pages that offer it. */
export const methodNeeds = {
  CC: { texts: keysOf(cardTexts), brand: [], english: challengeTexts, folder: 'card' },
  ACH: { texts: keysOf(bankDebitTexts), brand: [], english: {}, folder: 'bank-debit' },
  GC: { texts: keysOf(directDebitTexts), brand: [], english: {}, folder: 'direct-debit' },
} as const satisfies Record<PaymentMethod, OwnNeeds>;

/** All that a payment method reads. */
export interface MethodNeeds<Method extends PaymentMethod> extends Needs {
  readonly texts: PaymentNeeds['texts'] | (typeof methodNeeds)[Method]['texts'];
  readonly brand: PaymentNeeds['brand'];
}

/** The texts of a page that offers a payment method. */
export type MethodTexts<Method extends PaymentMethod> = StoresFor<MethodNeeds<Method>>['texts'];
