import type { Payment } from '../../core/contract/generated/calls.ts';
import type { PaymentFault } from '../../core/rules/errors/payment/PaymentFault.ts';

/** What is due, and from whom. */
export interface Due {
  /** Charged today with tax, in minor units; 0 in a free trial. */
  readonly dueToday: number;
  readonly email: string;
}

/** What an order says of a payment: its method's name on the wire, and what the method's server half needs. */
export interface PaymentOnWire {
  readonly paymentType: string;
  readonly paymentDetails: object;
}

/** What a method gave the submission. */
export type ChargeResult<Wire extends PaymentOnWire = Payment> =
  | { readonly kind: 'ready'; readonly payment: Wire }
  /** The visitor left the provider's question: no failure, and nothing to say. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly fault: PaymentFault; readonly cause?: unknown };
