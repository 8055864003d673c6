import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileKind } from './BrandFolder.ts';

export interface ListedFile {
  readonly kind: FileKind;
  /** The file's name without its ending; for a layer, with its kind before it. */
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
 * Lists the files of a brand folder in a steady order, also those with their ending in capitals.
 * Leaves out those that no brand can name, and files of other kinds: findUnread tells of them.
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

/** What is in a folder, in a steady order; nothing where there is no such folder. */
export function namesIn(place: string): readonly string[] {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(place).toSorted();
}

/** Files that people and their tools leave in a folder: hidden ones, editors' backups, a README. */
const LEFT_ALONE = /^\.|~$|^#.*#$|^README(\.\w+)?$|^(Thumbs\.db|desktop\.ini)$/;

export function isLeftAlone(name: string): boolean {
  return LEFT_ALONE.test(name);
}

/** Names that the schemas let a brand file write. A layer is found by a category or a market instead. */
const NAMES: Readonly<Record<FileKind, RegExp>> = {
  brand: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  layer: /^/,
  catalogue: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  // With the language that it is in, where that is not the default: terms-ca.fr.
  terms: /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z]{2}(-[A-Z]{2})?)?$/,
  logo: /^[a-z0-9-]+$/,
  illustration: /^[a-z0-9-]+$/,
};

export function canBeNamed(kind: FileKind, name: string): boolean {
  return NAMES[kind].test(name);
}
