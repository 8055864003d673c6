import { join } from 'node:path';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import type { Catalogue } from '../../../src/core/contract/generated/catalogue.ts';
import { checkBrandFolder } from '../../../src/ops/brand-files/checks/checkBrandFolder.ts';

export interface ShippedBrand {
  readonly brand: Brand;
  readonly catalogue: Catalogue;
}

let read: readonly ShippedBrand[] | undefined;

/**
 * The brands in brands/, resolved over their layers, each with its catalogue. They are checked once
 * per process, because that takes half a second and some thirty test files use them.
 */
export function shippedBrands(): readonly ShippedBrand[] {
  read ??= readBrands();
  return read;
}

function readBrands(): readonly ShippedBrand[] {
  const { resolved, catalogues } = checkBrandFolder(join(import.meta.dirname, '../../../brands'));
  return [...resolved.values()].map(({ brand }) => {
    const catalogue = catalogues.get(brand.plans.catalogue);
    if (catalogue === undefined) throw new Error(`${brand.id} has no catalogue`);
    return { brand, catalogue };
  });
}
