import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { Finding } from '../problem/Finding.ts';
import { unlessMissing } from '../resolve/guardMissing.ts';
import { type CataloguePrice, pricesOf } from './pricesOf.ts';

const MINOR_UNITS = 100;

/** How many times dearer the cheapest of its kind is, before an amount stands out. */
const FAR = 20;

/** How far from its neighbours an amount may be once it is read as dollars or pounds. */
const NEAR = 10;

/**
 * Amounts that are dollars or pounds: so much cheaper than others of their kind that they only fit in
 * as a hundred times as much, or below what goes with them. What the catalogue says is meant is left alone.
 */
export function findMajorUnits(catalogue: Catalogue): readonly Finding[] {
  const meant = unlessMissing(() => catalogue.meantAmounts ?? [], []);
  const prices = pricesOf(catalogue).filter(({ amount }) => amount > 0);
  return prices.flatMap((price) => {
    if (meant.includes(price.amount)) return [];
    const others = prices.filter((other) => other.kind === price.kind && other.at !== price.at);
    const because = isMajor(price, others)
      ? 'and others like it cost far more'
      : price.yardsticks.find(({ least }) => price.amount < least)?.because;
    return because === undefined ? [] : [findingOf(price, because)];
  });
}

/** A slip of some lines is told of each: the neighbours are those that are far dearer. */
function isMajor({ amount }: CataloguePrice, others: readonly CataloguePrice[]): boolean {
  const dearer = others.map((other) => other.amount).filter((other) => other >= amount * FAR);
  const alike = others.length - dearer.length;
  if (dearer.length === 0 || alike > dearer.length) return false;
  const meant = amount * MINOR_UNITS;
  return meant * NEAR >= Math.min(...dearer) && meant <= Math.max(...dearer) * NEAR;
}

function findingOf({ amount, at }: CataloguePrice, because: string): Finding {
  const why = `${amount} is ${(amount / MINOR_UNITS).toFixed(2)}, ${because}.`;
  const fix = `Write ${amount * MINOR_UNITS} for ${amount.toFixed(2)}: prices are whole cents or pence. Where ${amount} is meant, list it in "meantAmounts".`;
  return { at, why, fix };
}
