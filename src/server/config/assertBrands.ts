import type { BrandIndex, BrandIndexEntry } from '../../core/contract/builtBrand.ts';
import { ORDER_METHODS } from '../orders/methods/orderMethods.ts';
import { StartError } from '../StartError.ts';
import { assertPaymentKeys } from './assertPaymentKeys.ts';
import type { Config } from './Config.ts';
import { assertSocialKeys } from './socialKeys.ts';

export interface ShownBrand extends BrandIndexEntry {
  readonly id: string;
}

/**
 * Throws StartError when this server cannot serve a build of the brands: the pinned brand is not in
 * it, a brand has no keys for its payments, or keys are set for a brand that it lacks.
 */
export function assertBrands(config: Config, index: BrandIndex): void {
  assertPinnedBrand(config, index);
  assertPaymentKeys(config, brandsShown(config, index), ORDER_METHODS);
  assertSocialKeys(config.social, Object.keys(index.brands));
}

/** The brands of this server, without opening them, because there may be thousands. */
export function brandsShown(
  { brand }: Pick<Config, 'brand'>,
  index: BrandIndex,
): readonly ShownBrand[] {
  return Object.entries(index.brands)
    .filter(([id]) => brand === null || brand === id)
    .map(([id, entry]) => ({ id, ...entry }));
}

function assertPinnedBrand({ brand }: Config, index: BrandIndex): void {
  if (brand === null || Object.hasOwn(index.brands, brand)) return;
  const ids = Object.keys(index.brands);
  const named = ids.slice(0, 20).join(', ');
  const others = ids.length > 20 ? ` and ${ids.length - 20} others` : '';
  throw new StartError(`BRAND is '${brand}', which is no brand. Write one of: ${named}${others}.`);
}
