export type Currency = 'USD' | 'CAD' | 'GBP';

/** An amount of money: whole minor units (cents, pence) and their currency. Serves Specification 9.0.2. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}
