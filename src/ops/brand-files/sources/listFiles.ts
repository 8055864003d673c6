import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileKind } from './BrandFolder.ts';

export interface ListedFile {
  readonly kind: FileKind;
  /** The file's name without its ending; for a layer, with its kind before it. */
  readonly id: string;
  readonly path: string;
}

/** Where each kind of file is in a brand folder, and the prefix of its ids. */
const PLACES: readonly (readonly [
  kind: FileKind,
  folder: string,
  ending: string,
  prefix: string,
])[] = [
  ['brand', '.', '.json', ''],
  ['layer', 'defaults', '.json', ''],
  ['layer', 'defaults/category', '.json', 'category/'],
  ['layer', 'defaults/market', '.json', 'market/'],
  ['catalogue', 'plans', '.json', ''],
  ['terms', 'terms', '.md', ''],
  ['logo', 'logos', '.svg', ''],
];

/**
 * Lists the files of a brand folder in a steady order, also those with their ending in capitals.
 * Ignores other files and hidden ones.
 */
export function listFiles(dir: string): readonly ListedFile[] {
  return PLACES.flatMap(([kind, folder, ending, prefix]) => {
    const place = join(dir, folder);
    if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return [];
    return readdirSync(place)
      .filter((name) => name.toLowerCase().endsWith(ending) && !name.startsWith('.'))
      .toSorted()
      .map((name) => ({
        kind,
        id: prefix + name.slice(0, -ending.length),
        path: join(place, name),
      }));
  });
}
