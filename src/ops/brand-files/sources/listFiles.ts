import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileKind } from './BrandFolder.ts';
import { isFolder } from './isFolder.ts';

export interface ListedFile {
  readonly kind: FileKind;
  /** The file's name without its ending; for a layer, prefixed by its kind. */
  readonly id: string;
  readonly path: string;
}

/** Where a kind of file is in a brand folder, and the prefix of its ids. */
export type Place = readonly [kind: FileKind, folder: string, ending: string, prefix: string];

export const PLACES: readonly Place[] = [
  ['brand', '.', '.json', ''],
  ['layer', 'defaults', '.json', ''],
  ['layer', 'defaults/category', '.json', 'category/'],
  ['layer', 'defaults/market', '.json', 'market/'],
  ['catalogue', 'plans', '.json', ''],
  ['terms', 'terms', '.md', ''],
  ['logo', 'logos', '.svg', ''],
  ['illustration', 'illustrations', '.svg', ''],
];

/**
 * Lists the files of a brand folder in a stable order, including those with their ending in
 * capitals. Leaves out files that no brand can name and files of other kinds: findUnread reports
 * them.
 */
export function listFiles(dir: string): readonly ListedFile[] {
  return PLACES.flatMap(([kind, folder, ending, prefix]) => {
    const place = join(dir, folder);
    return namesIn(place)
      .filter((name) => name.toLowerCase().endsWith(ending) && !isLeftAlone(name))
      .filter((name) => canBeNamed(kind, name.slice(0, -ending.length)))
      .map((name) => ({
        kind,
        id: prefix + name.slice(0, -ending.length),
        path: join(place, name),
      }));
  });
}

/** The names in a folder in a stable order; empty when there is no such folder. */
export function namesIn(place: string): readonly string[] {
  if (!isFolder(place)) return [];
  return readdirSync(place).toSorted();
}

/** Files that people and their tools leave in a folder: hidden ones, editors' backups, a README. */
const LEFT_ALONE = /^\.|~$|^#.*#$|^README(\.\w+)?$|^(Thumbs\.db|desktop\.ini)$/;

export function isLeftAlone(name: string): boolean {
  return LEFT_ALONE.test(name);
}

/**
 * Names that the schemas allow in a brand file. A layer is found by a category or a market instead.
 */
const NAMES: Readonly<Record<FileKind, RegExp>> = {
  brand: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  layer: /^/,
  catalogue: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  // Ends with its language when that is not the default: terms-ca.fr.
  terms: /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z]{2}(-[A-Z]{2})?)?$/,
  logo: /^[a-z0-9-]+$/,
  illustration: /^[a-z0-9-]+$/,
};

export function canBeNamed(kind: FileKind, name: string): boolean {
  return NAMES[kind].test(name);
}
