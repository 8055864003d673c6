/**
 * How a bank account is verified before a debit: by the provider's network, or by us beforehand.
 */
export type BankVerification = 'network_check' | 'independent_check';

/**
 * Whether to charge a card for which 3-D Secure cannot reach a bank: never, or at the merchant's
 * own risk.
 */
export type ThreeDSecureRule = 'required' | 'whenPossible';

/** The keys of one merchant account, as the provider gives them. */
export interface BraintreeKeys {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** The merchant's account for card charges; null for the provider's default. */
  readonly merchantAccountId: string | null;
  /** The same for bank debits, which may have a separate account at the provider. */
  readonly bankMerchantAccountId: string | null;
  readonly bankVerification: BankVerification;
  readonly threeDSecure: ThreeDSecureRule;
}

/** The provider that charges cards. */
export type BraintreeConfig =
  | {
      readonly kind: 'provider';
      readonly environment: 'sandbox' | 'production';
      /** The address of a local API in a rehearsal; null for the provider's own. */
      readonly url: string | null;
      /** The keys by a brand's paymentAccount. */
      readonly accounts: Readonly<Record<string, BraintreeKeys>>;
    }
  /** The sandbox's process replaces the provider for every account. `url` is its base address. */
  | { readonly kind: 'standIn'; readonly url: string };
