/** How a bank account is checked before it is debited: by the provider's network, or by us beforehand. */
export type BankVerification = 'network_check' | 'independent_check';

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
