export type Currency = 'USD' | 'CAD' | 'GBP';

/** An amount of money: whole minor units (cents, pence) and their currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}
