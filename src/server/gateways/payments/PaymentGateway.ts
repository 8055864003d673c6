import type { Money } from '../../../core/contract/Money.ts';

/** Whose card it is, as the visitor says. */
export interface PayingCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
}

export interface SaleRequest {
  /** The attempt's id: the only name by which a sale whose answer was lost is found again. */
  readonly orderId: string;
  readonly amount: Money;
  /** The page's single-use token of the card. */
  readonly nonce: string;
  readonly customer: PayingCustomer;
}

export interface VaultRequest {
  readonly nonce: string;
  readonly customer: PayingCustomer;
}

/** A card that the provider keeps, for what is charged later. */
export interface VaultedCard {
  readonly customerId: string;
  readonly token: string;
}

/** Why the provider takes no part in a payment, before the bank is asked. */
export type PaymentRefusal =
  /** 3-D Secure failed, was left, or was of another amount. */
  | 'threeDSecure'
  /** The same card, amount and order a moment ago. */
  | 'duplicate'
  /** The nonce was used before, has expired or is not known: a fresh one can be tried. */
  | 'nonce'
  /** The postal code or CVV does not match. */
  | 'cardDetails'
  /** The provider's fraud rules. */
  | 'risk'
  /** Anything else that the request itself is at fault for; `detail` says what. */
  | 'invalid'
  /** Our keys are missing, wrong or may not do this. */
  | 'account'
  /** Too many requests of ours. */
  | 'busy';

/** A definite no: nothing is charged or held, and nothing will be. */
export type PaymentFailure =
  /** The bank's no, with the processor's code and words, which are for logs. */
  | { readonly kind: 'declined'; readonly code: string; readonly detail: string }
  | { readonly kind: 'refused'; readonly reason: PaymentRefusal; readonly detail: string };

/** Whether it happened is not known, as after a time-out. Never told as a failure. */
export interface UnknownOutcome {
  readonly kind: 'unknown';
  readonly cause: unknown;
}

export type SaleOutcome =
  /** Held on the card, not captured. */
  | { readonly kind: 'approved'; readonly transactionId: string; readonly card: VaultedCard | null }
  | PaymentFailure
  | UnknownOutcome;

export type VaultOutcome =
  | { readonly kind: 'vaulted'; readonly card: VaultedCard }
  | PaymentFailure
  | UnknownOutcome;

/** How far a transaction is: `held` can be captured or voided, `ended` moved no money and never will. */
export type TransactionState = 'held' | 'captured' | 'voided' | 'ended';

export interface FoundTransaction {
  readonly id: string;
  readonly state: TransactionState;
}

/** `none` means only that the provider knew of none when the look-up began. */
export type LookUpOutcome =
  | { readonly kind: 'found'; readonly transaction: FoundTransaction }
  | { readonly kind: 'none' }
  | UnknownOutcome;

export type ClientTokenOutcome =
  | { readonly kind: 'token'; readonly clientToken: string }
  | PaymentFailure
  | UnknownOutcome;

/** A capture or a void can be repeated: `done` again when it was done before. */
export type ChangeOutcome = { readonly kind: 'done' } | PaymentFailure | UnknownOutcome;

/**
 * Charges cards. Every method names the brand's paymentAccount, tells its outcome by a closed union
 * and never throws. Serves Specification 3.4.7, 7.0.1 and 7.0.7.
 */
export interface PaymentGateway {
  /** What the page's card fields start with. */
  clientToken(account: string): Promise<ClientTokenOutcome>;
  /** Holds the amount, 3-D Secure required, and keeps the card. Call it once ever for an order. */
  sale(account: string, request: SaleRequest): Promise<SaleOutcome>;
  /** Keeps a card and charges nothing. */
  vault(account: string, request: VaultRequest): Promise<VaultOutcome>;
  findByOrder(account: string, orderId: string): Promise<LookUpOutcome>;
  capture(account: string, transactionId: string): Promise<ChangeOutcome>;
  void(account: string, transactionId: string): Promise<ChangeOutcome>;
}
