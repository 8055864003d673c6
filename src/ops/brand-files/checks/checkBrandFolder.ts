import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { Problem } from '../problem/Problem.ts';
import { tidyProblems } from '../problem/tidyProblems.ts';
import type { ResolvedBrand } from '../resolve/resolveBrand.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import { readBrandFolder } from '../sources/readBrandFolder.ts';
import type { TermsTemplate } from '../terms/TermsTemplate.ts';
import { checkBrand } from './checkBrand.ts';
import { checkHosts } from './checkHosts.ts';
import { checkLayerNames } from './checkLayerNames.ts';
import { checkSharedFiles } from './checkSharedFiles.ts';

export interface CheckedFolder {
  readonly folder: BrandFolder;
  /** The brands that could be resolved, each by its file's name. */
  readonly resolved: ReadonlyMap<string, ResolvedBrand>;
  readonly catalogues: ReadonlyMap<string, Catalogue>;
  readonly terms: ReadonlyMap<string, TermsTemplate>;
  /** In the order of files and lines. */
  readonly problems: readonly Problem[];
}

/** Reads and checks a whole brand folder. Every problem is told; none throws. */
export function checkBrandFolder(dir: string): CheckedFolder {
  const { folder, problems: unreadable } = readBrandFolder(dir);
  const shared = checkSharedFiles(folder);
  const problems = [...unreadable, ...shared.problems];
  const resolved = new Map<string, ResolvedBrand>();
  for (const source of folder.brands.values()) {
    const checked = checkBrand(source, folder, shared.catalogues);
    problems.push(...checked.problems);
    if (checked.resolved !== null) resolved.set(source.id, checked.resolved);
  }
  problems.push(...checkHosts(folder.brands.values()), ...checkLayerNames(folder.layers.values()));
  return { ...shared, folder, resolved, problems: tidyProblems(problems) };
}
