/** How a bank account is checked before it is debited: by the provider's network, or by us beforehand. */
export type BankVerification = 'network_check' | 'independent_check';

/**
 * Whether a card is charged that 3-D Secure cannot ask a bank about: never, or on the merchant's own
 * risk.
 */
export type ThreeDSecureRule = 'required' | 'whenPossible';

/** The keys of one merchant account, as the provider gives them. */
export interface BraintreeKeys {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** Charges go to this one of the merchant's accounts; null leaves it to the provider's default. */
  readonly merchantAccountId: string | null;
  /** The same for bank debits, which the provider may keep on an account of their own. */
  readonly bankMerchantAccountId: string | null;
  readonly bankVerification: BankVerification;
  readonly threeDSecure: ThreeDSecureRule;
}

/** Where cards are charged. */
export type BraintreeConfig =
  | {
      readonly kind: 'provider';
      readonly environment: 'sandbox' | 'production';
      /** Where a rehearsal has its API answered, on this machine; null asks the provider itself. */
      readonly url: string | null;
      /** By the name that a brand gives as its paymentAccount. */
      readonly accounts: Readonly<Record<string, BraintreeKeys>>;
    }
  /** The sandbox's process replaces the provider for every account. `url` is its base address. */
  | { readonly kind: 'standIn'; readonly url: string };
