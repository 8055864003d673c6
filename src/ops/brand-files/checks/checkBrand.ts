import { originsOf } from '../../../core/brand/originsOf.ts';
import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAt } from '../problem/problemAt.ts';
import { unlessMissing } from '../resolve/guardMissing.ts';
import { layersOf } from '../resolve/layersOf.ts';
import { problemInLayers } from '../resolve/problemInLayers.ts';
import { type ResolvedBrand, resolveBrand, unexplained } from '../resolve/resolveBrand.ts';
import type { FolderView } from '../sources/BrandFolder.ts';
import type { JsonSource } from '../sources/Source.ts';
import { checkTranslations } from '../translations/checkTranslations.ts';
import { BRAND_CHECKS } from './brandChecks.ts';
import { checkIdMatchesFile } from './checkIdMatchesFile.ts';
import { checkExtends } from './layers/checkExtends.ts';
import { checkOthersMarket } from './layers/checkOthersMarket.ts';
import { findLostLayer } from './layers/findLostLayer.ts';
import { findOthersLogo } from './layers/findOthersLogo.ts';
import { inOwnFile } from './layers/inOwnFile.ts';

export interface CheckedBrand {
  /** Null when something that every brand needs is missing or wrong. */
  readonly resolved: ResolvedBrand | null;
  readonly problems: readonly Problem[];
}

/**
 * Resolves one brand over its layers, and checks the result. Each problem is in the file that can
 * solve it: the brand's own where it needs another value than the brand that it extends.
 */
export function checkBrand(
  source: JsonSource,
  folder: FolderView,
  catalogues: ReadonlyMap<string, Catalogue>,
): CheckedBrand {
  const { hindrance, layers } = layersOf(folder, source);
  const { resolved, problems } = checkOverLayers(source, folder, catalogues);
  const parent = layers.at(-2);
  // In a circle, each brand would ask for the problems of the others without end.
  if (parent === undefined || parent.isShared || hindrance !== null) return { resolved, problems };
  const ofParent = () => checkBrand(parent.source, folder, catalogues).problems;
  return { resolved, problems: inOwnFile(problems, source, layers, ofParent) };
}

/** The same with each problem in the file that sets the value. */
export function checkOverLayers(
  source: JsonSource,
  folder: FolderView,
  catalogues: ReadonlyMap<string, Catalogue>,
): CheckedBrand {
  const layers = layersOf(folder, source);
  const { checkable: brand, findings, resolved } = resolveBrand(source, layers);
  const missing = findings.filter(({ at }) => originsOf(layers.layers, at).length === 0);
  const lost = findLostLayer(source, folder, missing);
  const told = lost === null ? findings : findings.filter((it) => !missing.includes(it));
  const problems = [
    ...(lost === null ? [] : [lost]),
    ...checkIdMatchesFile(source).map((it) => problemAt('id-matches-file', source, it)),
    ...checkExtends(source, layers.hindrance, folder),
    ...checkOthersMarket(source, layers.layers, folder),
    ...told.map((it) => problemInLayers('schema', source, layers.layers, it)),
  ];
  if (brand === null) return { resolved, problems };
  // Resolved through the folder, so that the dependency trace includes the catalogue.
  const file = unlessMissing(() => folder.catalogues.get(brand.plans.catalogue), undefined);
  const subject = { brand, folder, catalogue: catalogues.get(file?.id ?? '') };
  for (const [name, check] of BRAND_CHECKS) {
    const found = unexplained(
      unlessMissing(() => check(subject), []),
      layers.layers,
    );
    problems.push(...found.map((it) => problemInLayers(name, source, layers.layers, it)));
  }
  const othersLogo = unexplained(
    unlessMissing(() => findOthersLogo(brand, layers.layers), []),
    layers.layers,
  );
  problems.push(...othersLogo.map((it) => problemInLayers('logo-file', source, layers.layers, it)));
  problems.push(...checkTranslations({ source, layers: layers.layers, ...subject }));
  return { resolved, problems };
}
