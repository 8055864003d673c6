import type { Money } from '../../../core/contract/Money.ts';
import type { PayingCustomer } from '../../gateways/payments/PaymentGateway.ts';

/** A charge, made at most once. */
export interface ChargeRequest {
  /** Also the order's id at the provider. */
  readonly attemptId: string;
  readonly paymentAccount: string;
  /** 0 to only store the method. */
  readonly amount: Money;
  /** The provider's single-use token; null when the method has none. */
  readonly nonce: string | null;
  /** The mandate to collect with; null when the method has none. */
  readonly mandateId: string | null;
  readonly customer: PayingCustomer;
  /** The text on the payer's statement: the brand. */
  readonly description: string;
}
