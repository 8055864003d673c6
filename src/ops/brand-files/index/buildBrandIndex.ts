import { join } from 'node:path';
import { indexEntryOf } from '../../../core/brand/indexEntryOf.ts';
import type { BrandIndex, BrandIndexEntry } from '../../../core/contract/builtBrand.ts';
import type { Result } from '../../../core/contract/Result.ts';
import { type CheckedFolder, checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { loadDrawing } from '../logo/drawLogo.ts';
import type { Problem } from '../problem/Problem.ts';
import type { ResolvedBrand } from '../resolve/resolveBrand.ts';
import { BuildMemory } from './BuildMemory.ts';
import { makeFolder } from './makeFolder.ts';
import { swapFile } from './swapFile.ts';
import { hashOf } from './writeObject.ts';

export interface BrandIndexPaths {
  readonly brandsDir: string;
  readonly outDir: string;
}

export interface BuiltIndex {
  readonly index: BrandIndex;
  /** The path of the index in outDir. */
  readonly file: string;
}

/**
 * Checks a brand folder and writes its index: objects by their hash, then the index, then the
 * pointer to it. With problems it writes nothing, and the old index stays in use. The same folder
 * always gives the same bytes. Skips what `memory` already knows. docs/brand-index.md describes the
 * layout.
 */
export async function buildBrandIndex(
  { brandsDir, outDir }: BrandIndexPaths,
  memory: BuildMemory = new BuildMemory(),
): Promise<Result<BuiltIndex, readonly Problem[]>> {
  const checked = checkBrandFolder(brandsDir, memory.checks);
  if (checked.problems.length > 0) return { ok: false, error: checked.problems };
  const objects = join(outDir, 'objects');
  makeFolder(objects);
  await loadDrawing();
  const index = indexOf(checked, (resolved) => memory.object(resolved, checked, objects));
  const content = JSON.stringify(index);
  const file = `index-${hashOf(content)}.json`;
  swapFile(join(outDir, file), content);
  swapFile(join(outDir, 'current.json'), JSON.stringify({ index: file }));
  return { ok: true, value: { index, file } };
}

function indexOf(
  { resolved: all }: CheckedFolder,
  objectOf: (resolved: ResolvedBrand) => string,
): BrandIndex {
  const brands: Record<string, BrandIndexEntry> = {};
  const hosts: Record<string, string> = {};
  for (const [id, resolved] of all) {
    brands[id] = indexEntryOf(resolved.brand, objectOf(resolved));
    for (const host of resolved.brand.hosts) hosts[host] = id;
  }
  return { version: 1, brands, hosts };
}
