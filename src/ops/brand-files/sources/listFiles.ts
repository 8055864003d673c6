import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileKind } from './BrandFolder.ts';

export interface ListedFile {
  readonly kind: FileKind;
  /** The file's name without its ending; a layer's with its kind before it. */
  readonly id: string;
  readonly path: string;
}

/** Where each kind of file lies in a brand folder, and the prefix of its ids. */
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
 * The files of a brand folder in a steady order, those with their ending in capitals among them. Other
 * files and hidden ones are no concern of it.
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
