/** Who holds a bank account, as the card provider tells them apart. */
export type AccountHolder =
  | { readonly ownership: 'personal'; readonly firstName: string; readonly lastName: string }
  | { readonly ownership: 'business'; readonly businessName: string };

/**
 * A US bank account, as it goes to the card provider and nowhere else: our server never sees its
 * numbers.
 */
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
