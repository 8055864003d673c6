import type { Money } from '../../../core/contract/Money.ts';
import type { PayingCustomer } from '../../gateways/payments/PaymentGateway.ts';

/** What is charged, once ever. */
export interface ChargeRequest {
  /** Also the order's id at the provider. */
  readonly attemptId: string;
  readonly paymentAccount: string;
  /** 0 keeps the method for later. */
  readonly amount: Money;
  /** The provider's single-use token; null where the method has none. */
  readonly nonce: string | null;
  /** The mandate to collect by; null where the method has none. */
  readonly mandateId: string | null;
  readonly customer: PayingCustomer;
  /** What the payer reads on their statement: the brand. */
  readonly description: string;
}
