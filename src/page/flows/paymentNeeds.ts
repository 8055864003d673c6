import { payingTexts } from '../../core/texts/en/paying/payingTexts.ts';
import { paymentTexts } from '../../core/texts/en/paying/paymentTexts.ts';
import { keysOf } from '../../core/texts/keysOf.ts';
import type { Needs } from '../stores/Needs.ts';
import type { StoresFor } from '../stores/StoresFor.ts';
import type { FlowContext } from './FlowContext.ts';

/** The texts and brand keys of a payment's form and flows, on pages with payment. */
export const paymentNeeds = {
  texts: [...keysOf(paymentTexts), ...keysOf(payingTexts)],
  brand: ['afterSignup', 'buttons', 'payment'],
} as const satisfies Needs;

export type PaymentNeeds = typeof paymentNeeds;

/** The texts of a page with payment. */
export type PaymentPageTexts = StoresFor<PaymentNeeds>['texts'];

/** The stores and providers that payment flows work with. */
export interface PaymentContext extends FlowContext {
  readonly stores: StoresFor<PaymentNeeds>;
}
