import type { Currency } from '../../contract/Money.ts';

/** Reads a stored currency. Throws for one that we never charge in. */
export function currencyOf(text: string): Currency {
  if (text === 'USD' || text === 'CAD' || text === 'GBP') return text;
  throw new Error(`${text} is no currency of ours`);
}
