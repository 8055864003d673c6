import type { BrandIndex } from '../../core/contract/builtBrand.ts';

/** How many brands the sandbox shows and makes accounts and leads for: a start is to take seconds. */
const MOST = 100;

/** The ids of the brands that the sandbox's index shows, and that have accounts and leads to try. */
export function demoBrandIds(index: BrandIndex): readonly string[] {
  return Object.keys(index.brands).slice(0, MOST);
}
