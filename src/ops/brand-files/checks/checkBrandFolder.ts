import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAt } from '../problem/problemAt.ts';
import { tidyProblems } from '../problem/tidyProblems.ts';
import { layersOf } from '../resolve/layersOf.ts';
import { problemInLayers } from '../resolve/problemInLayers.ts';
import { type ResolvedBrand, resolveBrand } from '../resolve/resolveBrand.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import { readBrandFolder } from '../sources/readBrandFolder.ts';
import type { JsonSource } from '../sources/Source.ts';
import { BRAND_CHECKS } from './brandChecks.ts';
import { checkCatalogueItems } from './checkCatalogueItems.ts';
import { checkExtends } from './checkExtends.ts';
import { checkHosts } from './checkHosts.ts';
import { checkIdMatchesFile } from './checkIdMatchesFile.ts';
import { checkLayerNames } from './checkLayerNames.ts';

export interface CheckedFolder {
  readonly folder: BrandFolder;
  /** The brands that could be resolved, each by its file's name. */
  readonly resolved: ReadonlyMap<string, ResolvedBrand>;
  readonly catalogues: ReadonlyMap<string, Catalogue>;
  /** In the order of files and lines. */
  readonly problems: readonly Problem[];
}

/** Reads and checks a whole brand folder. */
export function checkBrandFolder(dir: string): CheckedFolder {
  const { folder, problems: unreadable } = readBrandFolder(dir);
  const problems = [...unreadable];
  const catalogues = usableCatalogues(folder);
  const resolved = new Map<string, ResolvedBrand>();
  for (const source of folder.catalogues.values()) {
    problems.push(
      ...checkIdMatchesFile(source).map((it) => problemAt('id-matches-file', source, it)),
    );
    const catalogue = catalogues.get(source.id);
    const findings = catalogue === undefined ? [] : checkCatalogueItems(catalogue);
    problems.push(...findings.map((it) => problemAt('catalogue-items', source, it)));
  }
  for (const source of folder.brands.values()) {
    problems.push(
      ...checkIdMatchesFile(source).map((it) => problemAt('id-matches-file', source, it)),
    );
    const brand = resolveAndCheck(source, folder, catalogues, problems);
    if (brand !== null) resolved.set(source.id, brand);
  }
  problems.push(...checkHosts(folder.brands.values()), ...checkLayerNames(folder.layers.values()));
  return { folder, resolved, catalogues, problems: tidyProblems(problems) };
}

/** Catalogues that keep to their schema whole: the others' own problems are told. */
function usableCatalogues(folder: BrandFolder): ReadonlyMap<string, Catalogue> {
  const whole = [...folder.catalogues].filter(([, source]) => source.removed.length === 0);
  return new Map(whole.map(([id, source]) => [id, asCatalogue(source)]));
}

/** The schema that the type is generated from has accepted the whole file. */
function asCatalogue({ value: { $schema: _, ...catalogue } }: JsonSource): Catalogue {
  return catalogue as unknown as Catalogue;
}

function resolveAndCheck(
  source: JsonSource,
  folder: BrandFolder,
  catalogues: ReadonlyMap<string, Catalogue>,
  problems: Problem[],
): ResolvedBrand | null {
  const layers = layersOf(folder, source);
  if (layers.hindrance !== null) {
    problems.push(...checkExtends(source, layers.hindrance, folder.brands.keys()));
  }
  const { resolved, findings } = resolveBrand(source, layers);
  problems.push(...findings.map((it) => problemInLayers('schema', source, layers.layers, it)));
  if (resolved === null) return null;
  const { brand } = resolved;
  const subject = { brand, folder, catalogue: catalogues.get(brand.plans.catalogue) };
  for (const [name, check] of BRAND_CHECKS) {
    for (const finding of check(subject)) {
      problems.push(problemInLayers(name, source, layers.layers, finding));
    }
  }
  return resolved;
}
