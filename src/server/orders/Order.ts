import type { Money } from '../../core/contract/Money.ts';
import type { PayingCustomer } from '../gateways/payments/PaymentGateway.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import type { Instrument } from './Instrument.ts';
import type { PreparedOrder } from './PreparedOrder.ts';

/**
 * What an order claims while it is under way. A second order cannot claim it, so a visitor does not
 * pay twice.
 */
export type Claim =
  | { readonly kind: 'email'; readonly emailKey: string }
  | { readonly kind: 'account'; readonly accountId: string };

/** An order as the server has checked and priced it. */
export interface Order {
  readonly kind: AttemptRow['kind'];
  readonly brandId: string;
  readonly paymentAccount: string;
  readonly session: VisitorSession;
  /** The page's Idempotency-Key: one an attempt. */
  readonly key: string;
  readonly requestHash: string;
  /** The address that the page's link filled in; null where it filled in none. */
  readonly linkEmail: string | null;
  readonly claim: Claim;
  readonly signupType: string;
  /** What is charged now; 0 keeps the method for later. */
  readonly amount: Money;
  /** Null where nothing is paid for. */
  readonly instrument: Instrument | null;
  readonly customer: PayingCustomer;
  /** What the payer reads on their statement: the brand. */
  readonly description: string;
}

/** What the caller of placeOrder does between its steps. Each may throw CallError: then nothing has happened. */
export interface OrderSteps {
  /** Decides whether the visitor may order at all: the captcha, whose token can be assessed only once. */
  admit(): Promise<void>;
  /** Makes all that is stored once the order is paid. */
  prepare(): Promise<PreparedOrder>;
}
