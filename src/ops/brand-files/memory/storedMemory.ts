import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { swapFile } from '../index/swapFile.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import { CheckMemory, type KnownBrand } from './CheckMemory.ts';

/**
 * The memory as it is stored on disk. A look-up is 'layers/base=<hash>'; brands refer to look-ups
 * by position.
 */
interface Stored {
  readonly version: string;
  readonly clean: readonly string[];
  readonly looks: readonly string[];
  /**
   * Each brand's text, and the look-ups that its result depends on. Brands with problems are left
   * out.
   */
  readonly brands: readonly (readonly [id: string, text: string, looks: readonly number[]])[];
}

const CLEAN = { resolved: null, problems: [] };

/**
 * Reads a stored memory, for problems only. Returns an empty one when the file is missing, cannot
 * be read, or was written by another version of the checks.
 */
export function readMemory(file: string, version: string): CheckMemory {
  try {
    const stored: Stored = JSON.parse(readFileSync(file, 'utf8'));
    if (stored.version !== version) return new CheckMemory({ problemsAlone: true });
    const looks = stored.looks.map(asLook);
    const brands = stored.brands.map(([id, text, places]): [string, KnownBrand] => {
      const looked = new Map(places.map((place) => looks[place] ?? ['', '']));
      return [id, { text, looked, checked: CLEAN }];
    });
    return new CheckMemory({ clean: new Set(stored.clean), brands, problemsAlone: true });
  } catch {
    return new CheckMemory({ problemsAlone: true });
  }
}

/** Stores the results without problems. Ignores a disk that cannot be written to. */
export function writeMemory(
  file: string,
  version: string,
  memory: CheckMemory,
  folder: BrandFolder,
): void {
  const looks = new Map<string, number>();
  const placeOf = (look: string) => {
    const place = looks.get(look) ?? looks.size;
    looks.set(look, place);
    return place;
  };
  const brands = [...memory.brands]
    .filter(([id, { checked }]) => folder.brands.has(id) && checked.problems.length === 0)
    .map(([id, { text, looked }]): Stored['brands'][number] => {
      return [id, text, Array.from(looked, ([what, state]) => placeOf(`${what}=${state}`))];
    });
  const stored: Stored = { version, clean: [...memory.cleanNow], looks: [...looks.keys()], brands };
  try {
    mkdirSync(dirname(file), { recursive: true });
    swapFile(file, JSON.stringify(stored));
  } catch {
    // The next check then does all of its work again.
  }
}

function asLook(look: string): readonly [string, string] {
  const at = look.lastIndexOf('=');
  return [look.slice(0, at), look.slice(at + 1)];
}
