import type { Attempts } from './attempts/createAttempts.ts';
import type { BankAccountProvider } from './bank-account/BankAccountProvider.ts';
import type { CardProvider } from './card/CardProvider.ts';
import type { DirectDebitProvider } from './direct-debit/DirectDebitProvider.ts';

/** The ways to pay outside the page. Only a page that takes a payment has them. */
export interface PaymentProviders {
  readonly card: CardProvider;
  /** The attempts at paying whose outcome is not known. */
  readonly attempts: Attempts;
  /** Milliseconds on a clock that only runs forward. */
  readonly now: () => number;
  readonly bankAccount: BankAccountProvider;
  readonly directDebit: DirectDebitProvider;
}
