import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import { hasTexts } from '../../../core/texts/languages.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAt } from '../problem/problemAt.ts';
import { unlessMissing } from '../resolve/guardMissing.ts';
import type { SourceLayer } from '../resolve/layersOf.ts';
import { problemInLayers } from '../resolve/problemInLayers.ts';
import { unexplained } from '../resolve/resolveBrand.ts';
import type { FolderView } from '../sources/BrandFolder.ts';
import type { JsonSource } from '../sources/Source.ts';
import { findUnwordedItems } from './checkCatalogueWords.ts';
import { checkOwnWords } from './checkOwnWords.ts';
import { findLogoFaults } from './findLogoFaults.ts';
import { findOutworn, findUnworded } from './findUnworded.ts';
import { findUnwordedTerms } from './termsInLanguage.ts';

/** A brand over its layers, as far as it can be checked. */
interface Worded {
  readonly source: JsonSource;
  readonly layers: readonly SourceLayer[];
  readonly brand: Brand;
  readonly folder: FolderView;
  readonly catalogue: Catalogue | undefined;
}

/**
 * Checks that everything a visitor reads exists in each language that the brand offers, and nothing
 * more.
 */
export function checkTranslations(worded: Worded): readonly Problem[] {
  const { brand, source, layers, folder } = worded;
  const languages = unlessMissing(() => [...brand.languages], []);
  if (languages.length === 0) return [];
  const sources = layers.map((layer) => layer.source);
  // In a language without texts of its own, the product could not show any. That is reported once.
  const spoken = languages.filter((tag, index) => index === 0 || hasTexts(tag));
  const found = [
    ...findUnworded(layers, spoken),
    ...findOutworn(layers, spoken),
    ...unlessMissing(() => findUnwordedTerms(brand.agreement, spoken, folder), []),
    ...unlessMissing(() => findLogoFaults(brand, folder), []),
  ];
  return [
    ...unexplained(found, layers).map((it) => problemInLayers('translations', source, layers, it)),
    ...checkOwnWords(source.value, sources, languages).map((it) =>
      problemAt('translations', source, it),
    ),
    ...unwordedItems(worded, spoken),
  ];
}

/** What the catalogue lacks, reported in its file. */
function unwordedItems(
  { brand, catalogue, folder, source }: Worded,
  languages: readonly string[],
): readonly Problem[] {
  const file = unlessMissing(() => folder.catalogues.get(brand.plans.catalogue), undefined);
  if (file === undefined || catalogue === undefined) return [];
  return unlessMissing(() => findUnwordedItems(catalogue, languages), []).map((it) => ({
    ...problemAt('translations', file, it),
    brands: [source.id],
  }));
}
