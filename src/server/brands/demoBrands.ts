import type { BrandIndex } from '../../core/contract/builtBrand.ts';

/**
 * The most brands that the sandbox lists and creates accounts and leads for, so that it starts in
 * seconds.
 */
const MOST = 100;

/** The ids of the brands in the sandbox's list, which have demo accounts and leads. */
export function demoBrandIds(index: BrandIndex): readonly string[] {
  return Object.keys(index.brands).slice(0, MOST);
}
