import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { Finding } from '../problem/Finding.ts';

import type { TextSource } from '../sources/Source.ts';
import { textAt } from '../sources/syntaxTree.ts';
import { meantPrice } from './meantPrice.ts';
import { pricesOf } from './pricesOf.ts';

/**
 * Finds amounts that a file writes with decimals but that equal a whole number: JSON reads 10.00 as
 * 10, which is ten cents. `major` are the findings of amounts that look like dollars; 1.6e1 can be
 * one of them.
 */
export function findDecimals(
  source: TextSource,
  catalogue: Catalogue,
  major: readonly Finding[],
): readonly Finding[] {
  // Most files have no number with decimals, and need no syntax tree.
  if (!/:\s*-?\d+\.\d/.test(source.text)) return [];
  return pricesOf(catalogue).flatMap(({ amount, at }): Finding[] => {
    const written = textAt(source, at);
    // Other checks report an amount that is no whole number, and a zero with a sign.
    if (!written.includes('.') || !Number.isInteger(amount) || Object.is(amount, -0)) return [];
    const why = `${written} is written with decimals, and would be ${amount} cents or pence.`;
    const slip = major.find((it) => it.at === at);
    return [{ at, why, fix: meantPrice(written) ?? slip?.fix ?? `Write ${amount}.` }];
  });
}
