import type { Money } from '../../../core/contract/Money.ts';

/** What this gateway charges: a card, or a US bank account. */
export type GatewayPaymentType = 'CC' | 'ACH';

/** Who pays, as the visitor says. */
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
  readonly paymentType: GatewayPaymentType;
  /** The page's single-use token of the card or bank account. */
  readonly nonce: string;
  readonly customer: PayingCustomer;
}

export type VaultRequest = Pick<SaleRequest, 'paymentType' | 'nonce' | 'customer'>;

/** A card or bank account that the provider keeps, for what is charged later. */
export interface VaultedMethod {
  readonly customerId: string;
  readonly token: string;
  /** Such as 'Visa'; null for a bank account. */
  readonly cardType: string | null;
  readonly lastFour: string | null;
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
  /** The merchant account takes no cards of this kind. */
  | 'cardKind'
  /** The bank account could not be verified. */
  | 'bankAccount'
  /** The provider's fraud rules. */
  | 'risk'
  /** Anything else that the request itself is at fault for; `detail` says what. */
  | 'invalid'
  /** Our keys are missing, wrong or may not do this. */
  | 'account'
  /** Too many requests of ours. */
  | 'busy'
  /** The provider was not reached, and no sale was sent yet. */
  | 'unavailable';

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
  /** A card's amount is held, not captured; a bank account's is on its way, as it cannot be held. */
  | {
      readonly kind: 'approved';
      readonly transactionId: string;
      readonly method: VaultedMethod | null;
    }
  /** Approved, but of another amount or currency than was asked: it must be voided. */
  | { readonly kind: 'wrongAmount'; readonly transactionId: string; readonly detail: string }
  | PaymentFailure
  | UnknownOutcome;

export type VaultOutcome =
  | { readonly kind: 'vaulted'; readonly method: VaultedMethod }
  | PaymentFailure
  | UnknownOutcome;

/**
 * How far a transaction is: `held` can be captured or voided, `captured` can be voided until it is
 * settled, `ended` moved no money and never will.
 */
export type TransactionState = 'held' | 'captured' | 'voided' | 'ended';

export interface FoundTransaction {
  readonly id: string;
  readonly state: TransactionState;
  /** Null for a currency that is none of ours, which is never what was asked. */
  readonly amount: Money | null;
  readonly method: VaultedMethod | null;
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
 * Charges cards and US bank accounts. Every method names the brand's paymentAccount, tells its outcome by a closed union
 * and never throws.
 */
export interface PaymentGateway {
  /** What the page's card fields start with. */
  clientToken(account: string): Promise<ClientTokenOutcome>;
  /**
   * Holds the amount on a card, 3-D Secure required, or has a verified bank account debited; keeps
   * either. Call it once ever for an order.
   */
  sale(account: string, request: SaleRequest): Promise<SaleOutcome>;
  /** Keeps a card or bank account, verified, and charges nothing. */
  vault(account: string, request: VaultRequest): Promise<VaultOutcome>;
  findByOrder(account: string, orderId: string): Promise<LookUpOutcome>;
  /** A bank account's debit needs none, and is `done`. */
  capture(account: string, transactionId: string): Promise<ChangeOutcome>;
  void(account: string, transactionId: string): Promise<ChangeOutcome>;
  /** Gives all of it back, by a void where that can still be. `done` again when it was done before. */
  refund(account: string, transactionId: string): Promise<ChangeOutcome>;
}
