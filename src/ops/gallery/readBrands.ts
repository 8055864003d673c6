import { checkBrandFolder } from '../brand-files/checks/checkBrandFolder.ts';
import { brandsCommand } from '../brand-files/verbs/brandsCommand.ts';
import { CannotRun } from '../brand-files/verbs/CannotRun.ts';
import type { GalleryBrand } from './visits/Visit.ts';

/**
 * Returns the brands of a folder by id. Throws CannotRun when one has problems, because such a
 * folder is not served.
 */
export function readBrands(brandsDir: string): ReadonlyMap<string, GalleryBrand> {
  const { resolved, catalogues, problems } = checkBrandFolder(brandsDir);
  const [first] = problems;
  if (first !== undefined) {
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
    const where = `${first.file}:${first.line}:${first.column}`;
    throw new CannotRun(
      `The brands have problems: ${where} ${first.why}${more} Run: ${brandsCommand('check', brandsDir)}`,
    );
  }
  const brands = [...resolved].flatMap(([id, { brand }]): [string, GalleryBrand][] => {
    const catalogue = catalogues.get(brand.plans.catalogue);
    return catalogue === undefined ? [] : [[id, { brand, catalogue }]];
  });
  return new Map(brands);
}
