import { wordedIn } from '../../../core/brand/brandIn.ts';
import { catalogueIn } from '../../../core/brand/catalogueIn.ts';
import { type PseudoTag } from '../../../core/texts/pseudo/pseudoText.ts';
import { PSEUDO_TAGS, pseudoBrand, pseudoCatalogue } from '../pseudo/pseudoBuilt.ts';
import type { GalleryBrand } from './Visit.ts';

/**
 * Returns a brand in the words of each language that it offers. `only` selects some; all when it is
 * empty.
 */
export function inLanguages(of: GalleryBrand, only: readonly string[]): GalleryBrand[] {
  return of.brand.languages
    .filter((tag) => only.length === 0 || only.includes(tag))
    .map((tag) => (tag === of.brand.locale ? of : wordedAs(of, tag)));
}

/** Returns the first brand of each layout in the pseudo-languages. */
export function inPseudo(brands: readonly GalleryBrand[], only: readonly string[]): GalleryBrand[] {
  const firsts = [...Map.groupBy(brands, ({ brand }) => brand.theme.layout).values()];
  const isAsked = (tag: PseudoTag) => only.length === 0 || only.includes(tag);
  return firsts.flatMap(([first]) => {
    if (first === undefined) return [];
    const offering = {
      brand: pseudoBrand(first.brand),
      catalogue: pseudoCatalogue(first.catalogue),
    };
    return PSEUDO_TAGS.filter(isAsked).map((tag) => wordedAs(offering, tag));
  });
}

function wordedAs({ brand, catalogue }: GalleryBrand, tag: string): GalleryBrand {
  return { brand: wordedIn(brand, tag), catalogue: catalogueIn(catalogue, tag) };
}
