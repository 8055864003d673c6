import type { Money } from '../../../core/contract/Money.ts';
import type { PayingCustomer } from '../../gateways/payments/PaymentGateway.ts';
import type { Instrument } from '../Instrument.ts';

/** What is charged, once ever. */
export interface ChargeRequest {
  /** Also the order's id at the provider. */
  readonly attemptId: string;
  readonly paymentAccount: string;
  readonly amount: Money;
  readonly instrument: Instrument;
  readonly customer: PayingCustomer;
  /** The mandate to collect by, for a direct debit. */
  readonly mandateId: string | null;
  /** What the payer reads on their statement: the brand. */
  readonly description: string;
}
