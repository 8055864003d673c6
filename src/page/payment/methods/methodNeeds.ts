import {
  bankDebitTexts,
  cardTexts,
  directDebitTexts,
} from '../../../core/texts/en/paymentTexts.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import type { PaymentNeeds } from '../../flows/paymentNeeds.ts';
import type { Needs } from '../../stores/Needs.ts';
import type { PaymentMethod } from '../../stores/PaymentStore.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';

/** What each payment method reads besides the form around it, on the pages that offer it. */
export const methodNeeds = {
  CC: { texts: keysOf(cardTexts), brand: [] },
  ACH: { texts: keysOf(bankDebitTexts), brand: [] },
  GC: { texts: keysOf(directDebitTexts), brand: [] },
} as const satisfies Record<PaymentMethod, Needs>;

/** All that a payment method reads. */
export interface MethodNeeds<Method extends PaymentMethod> extends Needs {
  readonly texts: PaymentNeeds['texts'] | (typeof methodNeeds)[Method]['texts'];
  readonly brand: PaymentNeeds['brand'];
}

/** The texts of a page that offers a payment method. */
export type MethodTexts<Method extends PaymentMethod> = StoresFor<MethodNeeds<Method>>['texts'];
