import type { Catalogue } from '../../../../core/contract/generated/catalogue.ts';
import { findDecimals } from '../../prices/findDecimals.ts';
import { findMajorUnits } from '../../prices/findMajorUnits.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import type { TextSource } from '../../sources/Source.ts';

/**
 * Checks that amounts are whole minor units, and plausible: with the wrong unit, a brand sells at a
 * hundredth of the price.
 */
export function checkCataloguePrices(source: TextSource, catalogue: Catalogue): readonly Finding[] {
  const major = findMajorUnits(catalogue);
  const decimals = unlessMissing(() => findDecimals(source, catalogue, major), []);
  const told = new Set(decimals.map(({ at }) => at));
  return [...decimals, ...major.filter(({ at }) => !told.has(at))];
}
