import type { Payment } from '../../../core/contract/generated/calls.ts';
import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';

/** What is due, and from whom. */
export interface Due {
  /** Charged today with tax, in minor units; 0 in a free trial. */
  readonly dueToday: number;
  readonly email: string;
}

/** What a way to pay gave the submission. */
export type Paid =
  | { readonly kind: 'ready'; readonly payment: Payment }
  /** The visitor left the provider's question: no failure, and nothing to say. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly fault: PaymentFault; readonly cause?: unknown };

/** Takes the visitor's details to the provider, for what our server may know of them. Never rejects. */
export type PayBy = (due: Due) => Promise<Paid>;
