import type { Money } from '../../core/contract/Money.ts';
import type { PayingCustomer } from '../gateways/payments/PaymentGateway.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import type { Instrument } from './Instrument.ts';
import type { PreparedOrder } from './PreparedOrder.ts';

/**
 * What an order claims while it is in progress. A second order cannot claim it, so a visitor does
 * not pay twice.
 */
export type Claim =
  | { readonly kind: 'email'; readonly emailKey: string }
  | { readonly kind: 'account'; readonly accountId: string };

/** An order, checked and priced by the server. */
export interface Order {
  readonly kind: AttemptRow['kind'];
  readonly brandId: string;
  readonly paymentAccount: string;
  readonly session: VisitorSession;
  /** The page's Idempotency-Key, one for each attempt. */
  readonly key: string;
  readonly requestHash: string;
  /** The address that the page's link filled in; null without one. */
  readonly linkEmail: string | null;
  readonly claim: Claim;
  readonly signupType: string;
  /** The amount to charge now; 0 to only store the method. */
  readonly amount: Money;
  /** Null when nothing is paid. */
  readonly instrument: Instrument | null;
  readonly customer: PayingCustomer;
  /** The text on the payer's statement: the brand. */
  readonly description: string;
}

/**
 * The caller's part between the steps of placeOrder. Each may throw CallError, and then nothing is
 * charged.
 */
export interface OrderSteps {
  /**
   * Decides whether the visitor may order at all: checks the captcha, whose token can be used only
   * once.
   */
  admit(): Promise<void>;
  /** Returns all that is stored once the order is paid. */
  prepare(): Promise<PreparedOrder>;
}
