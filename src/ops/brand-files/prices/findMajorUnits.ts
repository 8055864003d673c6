import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { Finding } from '../problem/Finding.ts';
import { unlessMissing } from '../resolve/guardMissing.ts';
import { DEAREST } from './meantPrice.ts';
import { type CataloguePrice, pricesOf } from './pricesOf.ts';

const MINOR_UNITS = 100;

/** How many times dearer the cheapest similar amount must be for an amount to stand out. */
const FAR = 20;

/** The largest ratio between an amount, read as dollars or pounds, and its neighbours. */
const NEAR = 10;

/**
 * Finds amounts written in dollars or pounds: so much cheaper than similar amounts that they only
 * fit when multiplied by a hundred, or below one of their yardsticks. Ignores amounts in the
 * catalogue's `meantAmounts`.
 */
export function findMajorUnits(catalogue: Catalogue): readonly Finding[] {
  const meant = unlessMissing(() => catalogue.meantAmounts ?? [], []);
  const prices = pricesOf(catalogue).filter(({ amount }) => amount > 0);
  return prices.flatMap((price) => {
    if (meant.includes(price.amount) || price.amount * MINOR_UNITS > DEAREST) return [];
    const others = prices.filter((other) => other.kind === price.kind && other.at !== price.at);
    const because = isMajor(price, others)
      ? 'and others like it cost far more'
      : price.yardsticks.find(({ least }) => price.amount < least)?.because;
    return because === undefined ? [] : [findingOf(price, because)];
  });
}

/**
 * When several lines have the same mistake, each is reported: they are compared only with far
 * dearer amounts.
 */
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
