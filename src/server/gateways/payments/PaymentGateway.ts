import type { Currency, Money } from '../../../core/contract/Money.ts';

/** What this gateway charges: a card, or a US bank account. */
export type GatewayPaymentType = 'CC' | 'ACH';

/** The payer, as entered by the visitor. */
export interface PayingCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
}

export interface SaleRequest {
  /** The attempt's id, which is the only way to find a sale whose answer was lost. */
  readonly orderId: string;
  readonly amount: Money;
  readonly paymentType: GatewayPaymentType;
  /** The page's single-use token for the card or bank account. */
  readonly nonce: string;
  readonly customer: PayingCustomer;
}

export type VaultRequest = Pick<SaleRequest, 'paymentType' | 'nonce' | 'customer'>;

/** A card or bank account stored at the provider for later charges. */
export interface VaultedMethod {
  readonly customerId: string;
  readonly token: string;
  /** Such as 'Visa'; null for a bank account. */
  readonly cardType: string | null;
  readonly lastFour: string | null;
}

/** Why the provider refuses a payment before asking the bank. */
export type PaymentRefusal =
  /** 3-D Secure failed, was abandoned, or was for another amount. */
  | 'threeDSecure'
  /** The same card, amount and order as a moment ago. */
  | 'duplicate'
  /**
   * The nonce was already used, has expired or is unknown. The visitor can retry with a new one.
   */
  | 'nonce'
  /** The postal code or CVV does not match. */
  | 'cardDetails'
  /** The merchant account does not accept cards of this kind. */
  | 'cardKind'
  /** The bank account could not be verified. */
  | 'bankAccount'
  /** The provider's fraud rules. */
  | 'risk'
  /** Any other fault of the request; `detail` describes it. */
  | 'invalid'
  /** Our keys are missing, wrong or lack the permission. */
  | 'account'
  /** We sent too many requests. */
  | 'busy'
  /** The provider could not be reached, and no sale was sent. */
  | 'unavailable';

/** A definite no: nothing is charged or held, and nothing will be. */
export type PaymentFailure =
  /** The bank declined, with the processor's code and message, for logs. */
  | { readonly kind: 'declined'; readonly code: string; readonly detail: string }
  | { readonly kind: 'refused'; readonly reason: PaymentRefusal; readonly detail: string };

/** Whether the payment happened is unknown, as after a time-out. Never reported as a failure. */
export interface UnknownOutcome {
  readonly kind: 'unknown';
  readonly cause: unknown;
}

export type SaleOutcome =
  /**
   * A card's amount is held, not captured. A bank account's amount cannot be held, and is already
   * on its way.
   */
  | {
      readonly kind: 'approved';
      readonly transactionId: string;
      readonly method: VaultedMethod | null;
    }
  /** Approved for another amount or currency than requested. It must be voided. */
  | { readonly kind: 'wrongAmount'; readonly transactionId: string; readonly detail: string }
  | PaymentFailure
  | UnknownOutcome;

export type VaultOutcome =
  | { readonly kind: 'vaulted'; readonly method: VaultedMethod }
  | PaymentFailure
  | UnknownOutcome;

/**
 * The state of a transaction: `held` can be captured or voided, `captured` can be voided until it
 * is settled, `returned` was captured and refunded completely, `ended` moved no money and never will.
 */
export type TransactionState = 'held' | 'captured' | 'returned' | 'voided' | 'ended';

export interface FoundTransaction {
  readonly id: string;
  readonly state: TransactionState;
  /** Null for a currency that we do not use, and so never requested. */
  readonly amount: Money | null;
  readonly method: VaultedMethod | null;
}

/** `none` only means that the provider had no transaction when the look-up began. */
export type LookUpOutcome =
  | { readonly kind: 'found'; readonly transaction: FoundTransaction }
  | { readonly kind: 'none' }
  | UnknownOutcome;

export type ClientTokenOutcome =
  | { readonly kind: 'token'; readonly clientToken: string }
  | PaymentFailure
  | UnknownOutcome;

/** The outcome of a capture or refund. Both can be repeated: `done` again when already done. */
export type ChangeOutcome = { readonly kind: 'done' } | PaymentFailure | UnknownOutcome;

export type CaptureOutcome =
  | ChangeOutcome
  /** The authorisation has expired or was voided. No later capture can succeed. */
  | { readonly kind: 'lost'; readonly detail: string };

/**
 * Charges cards and US bank accounts. Every method takes the brand's paymentAccount, returns every
 * outcome in a closed union, and never throws.
 */
export interface PaymentGateway {
  /** The token that initialises the page's card fields, for a charge in a currency. */
  clientToken(account: string, currency: Currency): Promise<ClientTokenOutcome>;
  /**
   * Holds the amount on a card, with 3-D Secure required, or debits a verified bank account. Stores
   * either. Call it at most once for an order.
   */
  sale(account: string, request: SaleRequest): Promise<SaleOutcome>;
  /** Verifies and stores a card or bank account, without a charge. */
  vault(account: string, request: VaultRequest): Promise<VaultOutcome>;
  findByOrder(account: string, orderId: string): Promise<LookUpOutcome>;
  /** A bank account's debit needs no capture, and is `done`. */
  capture(account: string, transactionId: string): Promise<CaptureOutcome>;
  /** Returns all of the money, by a void while possible. `done` again when already done. */
  refund(account: string, transactionId: string): Promise<ChangeOutcome>;
}
