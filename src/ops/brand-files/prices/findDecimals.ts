import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { Finding } from '../problem/Finding.ts';

import type { TextSource } from '../sources/Source.ts';
import { textAt } from '../sources/syntaxTree.ts';
import { meantPrice } from './meantPrice.ts';
import { pricesOf } from './pricesOf.ts';

/**
 * Amounts whose file writes decimals that come to a whole number: JSON reads 10.00 as 10, which is ten
 * cents. `major` are those that look like dollars: 1.6e1 comes to one.
 */
export function findDecimals(
  source: TextSource,
  catalogue: Catalogue,
  major: readonly Finding[],
): readonly Finding[] {
  // Most files write no number with decimals, and need no syntax tree.
  if (!/:\s*-?\d+\.\d/.test(source.text)) return [];
  return pricesOf(catalogue).flatMap(({ amount, at }): Finding[] => {
    const written = textAt(source, at);
    if (!written.includes('.')) return [];
    const why = `${written} is written with decimals, and would be ${amount} cents or pence.`;
    const slip = major.find((it) => it.at === at);
    return [{ at, why, fix: meantPrice(written) ?? slip?.fix ?? `Write ${amount}.` }];
  });
}
