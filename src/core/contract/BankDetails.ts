/** The two kinds of account holder that the card provider distinguishes. */
export type AccountHolder =
  | { readonly ownership: 'personal'; readonly firstName: string; readonly lastName: string }
  | { readonly ownership: 'business'; readonly businessName: string };

/** A US bank account. It is sent only to the card provider; our server never sees its numbers. */
export interface BankDetails {
  /** Nine digits. */
  readonly routingNumber: string;
  /** Digits only. */
  readonly accountNumber: string;
  readonly accountType: 'checking' | 'savings';
  readonly holder: AccountHolder;
  readonly billingAddress: {
    readonly streetAddress: string;
    readonly locality: string;
    /** The state's two letters. */
    readonly region: string;
    readonly postalCode: string;
  };
}
