import type { Payment } from '../../core/contract/generated/calls.ts';
import type { PaymentFault } from '../../core/rules/errors/payment/PaymentFault.ts';

/** The amount due, and the payer. */
export interface Due {
  /** Charged today with tax, in minor units; 0 in a free trial. */
  readonly dueToday: number;
  readonly email: string;
}

/** A payment in an order: the method's name on the wire, and what its server half needs. */
export interface PaymentOnWire {
  readonly paymentType: string;
  readonly paymentDetails: object;
}

/** The result of charging by a method. */
export type ChargeResult<Wire extends PaymentOnWire = Payment> =
  | { readonly kind: 'ready'; readonly payment: Wire }
  /** The visitor closed the provider's challenge. Not a failure; nothing is shown. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly fault: PaymentFault; readonly cause?: unknown };
