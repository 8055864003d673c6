import { brandIn } from '../../../core/brand/brandIn.ts';
import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { frenchBeside } from '../../../core/rules/agreement/frenchFirst.ts';
import type { Site } from '../../http/Site.ts';

/**
 * Returns the site's brand in French, for a page in another language; null when French is not
 * offered.
 */
export function frenchBrand({
  built,
  inDefault,
}: Pick<Site, 'built' | 'inDefault'>): BuiltBrand | null {
  const french = frenchBeside(built.brand);
  return french === null ? null : brandIn(inDefault, french);
}

/** Returns its texts to agree to. */
export function frenchTerms(site: Pick<Site, 'built' | 'inDefault'>): BuiltBrand['terms'] | null {
  return frenchBrand(site)?.terms ?? null;
}
