import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
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
import type { StoresFor } from '../../stores/StoresFor.ts';

interface OwnNeeds extends Needs {
  /** The English texts of its lazily loaded scripts. A page receives only those that differ. */
  readonly english: Partial<Texts>;
  /** The folder with its form and styles, beside this file. */
  readonly folder: string;
}

/** The texts and brand keys of each payment method, besides those of the form around it. */
export const methodNeeds = {
  CC: { texts: keysOf(cardTexts), brand: [], english: challengeTexts, folder: 'card' },
  ACH: { texts: keysOf(bankDebitTexts), brand: [], english: {}, folder: 'bank-debit' },
  GC: { texts: keysOf(directDebitTexts), brand: [], english: {}, folder: 'direct-debit' },
} as const satisfies Record<PaymentMethod, OwnNeeds>;

/** Everything that a payment method reads. */
export interface MethodNeeds<Method extends PaymentMethod> extends Needs {
  readonly texts: PaymentNeeds['texts'] | (typeof methodNeeds)[Method]['texts'];
  readonly brand: PaymentNeeds['brand'];
}

/** The texts of a page that offers a payment method. */
export type MethodTexts<Method extends PaymentMethod> = StoresFor<MethodNeeds<Method>>['texts'];
