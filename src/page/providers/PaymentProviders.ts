import type { CardProvider } from './card/CardProvider.ts';

/** The ways to pay outside the page. Only a page that takes a payment has them. */
export interface PaymentProviders {
  readonly card: CardProvider;
}
