import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import { CheckMemory, holdsIn } from '../memory/CheckMemory.ts';
import { traceFolder } from '../memory/traceFolder.ts';
import type { Problem } from '../problem/Problem.ts';
import { tidyProblems } from '../problem/tidyProblems.ts';
import type { ResolvedBrand } from '../resolve/resolveBrand.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import { readBrandFolder } from '../sources/readBrandFolder.ts';
import type { JsonSource } from '../sources/Source.ts';
import type { TermsTemplate } from '../terms/TermsTemplate.ts';
import { checkAccounts } from './accounts/checkAccounts.ts';
import { checkHosts } from './addresses/checkHosts.ts';
import { type CheckedBrand, checkBrand } from './checkBrand.ts';
import { checkSharedFiles, type SharedFiles } from './checkSharedFiles.ts';
import { findOldKeys } from './findOldKeys.ts';
import { checkLayerNames } from './layers/checkLayerNames.ts';
import { findAskedAlready } from './questions/findAskedAlready.ts';

export interface CheckedFolder {
  readonly folder: BrandFolder;
  /** The brands that could be resolved, by file name. */
  readonly resolved: ReadonlyMap<string, ResolvedBrand>;
  readonly catalogues: ReadonlyMap<string, Catalogue>;
  /** Compiled on demand. */
  readonly terms: ReadonlyMap<string, () => TermsTemplate>;
  /** Sorted by file and line. */
  readonly problems: readonly Problem[];
  /** What is still read, or may be meant: an old spelling, a text of other parts. They do not change the exit code. */
  readonly warnings: readonly Problem[];
}

/**
 * Reads and checks a whole brand folder. Returns every problem and never throws. Skips what
 * `memory` already knows. A memory for problems only resolves no brand.
 */
export function checkBrandFolder(
  dir: string,
  memory: CheckMemory = new CheckMemory(),
): CheckedFolder {
  const { folder, problems: unreadable } = readBrandFolder(dir, 'checked', memory);
  const shared = checkSharedFiles(folder, memory);
  const holds = holdsIn(folder);
  const problems = [...unreadable, ...shared.problems];
  const resolved = new Map<string, ResolvedBrand>();
  for (const source of folder.brands.values()) {
    const checked = memory.recall(source, holds) ?? checkAnew(source, folder, shared, memory);
    problems.push(...checked.problems);
    if (checked.resolved !== null) resolved.set(source.id, checked.resolved);
  }
  problems.push(
    ...checkHosts(folder.brands.values()),
    ...checkAccounts(folder),
    ...checkLayerNames(folder.layers.values()),
  );
  const ofFiles = [...folder.brands.values(), ...folder.layers.values()].flatMap((source) => [
    ...findOldKeys(source),
    ...findAskedAlready(source),
  ]);
  return {
    ...shared,
    folder,
    resolved,
    problems: tidyProblems(problems),
    warnings: tidyProblems([...ofFiles, ...shared.warnings]),
  };
}

function checkAnew(
  source: JsonSource,
  folder: BrandFolder,
  { checkable }: SharedFiles,
  memory: CheckMemory,
): CheckedBrand {
  const { view, looked } = traceFolder(folder);
  return memory.keep(source, looked, checkBrand(source, view, checkable));
}
