/** The keys of one merchant account, as the provider gives them. */
export interface BraintreeKeys {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** Charges go to this one of the merchant's accounts; null leaves it to the provider's default. */
  readonly merchantAccountId: string | null;
}

/** Where cards are charged. */
export type BraintreeConfig =
  | {
      readonly kind: 'provider';
      readonly environment: 'sandbox' | 'production';
      /** By the name that a brand gives as its paymentAccount. */
      readonly accounts: Readonly<Record<string, BraintreeKeys>>;
    }
  /** The sandbox's process stands in, for every account. `url` is its base address. */
  | { readonly kind: 'standIn'; readonly url: string };
