import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandIndex } from '../../core/contract/builtBrand.ts';
import { StartError } from '../StartError.ts';
import type { BrandDirectory, BrandSnapshot } from './BrandDirectory.ts';
import { type BrandObjects, readBrandObjects } from './readBrandObjects.ts';

/** A directory that can switch to a newer build. */
export interface OpenBrandDirectory extends BrandDirectory {
  /**
   * Reads current.json again. Returns true when it switched to a newer build. When that cannot be
   * read, or `accept` throws for it, throws and keeps the old one.
   */
  refresh(accept?: (index: BrandIndex) => void): Promise<boolean>;
}

/**
 * Opens the brands that the build wrote: current.json names the index, and the index names objects.
 * A build replaces current.json last, so everything it names is complete. Throws StartError without
 * a build.
 */
export async function openBrandDirectory(directory: string): Promise<OpenBrandDirectory> {
  const objects = readBrandObjects(join(directory, 'objects'));
  let name = await currentName(directory).catch((cause: unknown) => {
    throw new StartError(`No built brands in ${directory}. Run 'npm run build' first.`, { cause });
  });
  let snapshot = await readSnapshot(directory, name, objects);
  return {
    current: () => snapshot,
    terms: (object) => objects.terms(object),
    logo: (object) => objects.logo(object),
    picture: (object) => objects.picture(object),
    async refresh(accept) {
      const newest = await currentName(directory);
      if (newest === name) return false;
      const newer = await readSnapshot(directory, newest, objects);
      accept?.(newer.index);
      snapshot = newer;
      name = newest;
      return true;
    },
  };
}

async function currentName(directory: string): Promise<string> {
  const current: { index: string } = JSON.parse(
    await readFile(join(directory, 'current.json'), 'utf8'),
  );
  return current.index;
}

async function readSnapshot(
  directory: string,
  name: string,
  objects: BrandObjects,
): Promise<BrandSnapshot> {
  const index: BrandIndex = JSON.parse(await readFile(join(directory, name), 'utf8'));
  return {
    index,
    async brand(id) {
      const entry = Object.hasOwn(index.brands, id) ? index.brands[id] : undefined;
      return entry === undefined ? null : objects.brand(entry.object);
    },
  };
}
