import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../index/makeFolder.ts';
import { shownPath } from '../sources/shownPath.ts';
import { CannotRun } from '../verbs/CannotRun.ts';
import type { NewBrand } from './newBrand.ts';

/** The files of a new brand, by path. */
export interface WrittenBrand {
  readonly brand: string;
  readonly logo: string;
  /** Null when it sells an existing catalogue. */
  readonly catalogue: string | null;
}

/** Returns where a brand's files go. Throws CannotRun when one exists. */
export function placesOf(dir: string, id: string): Pick<WrittenBrand, 'brand' | 'logo'> {
  const places = { brand: join(dir, `${id}.json`), logo: join(dir, 'logos', `${id}.svg`) };
  for (const path of Object.values(places)) refuseThere(path);
  return places;
}

/** Returns the place of a brand's own catalogue. Throws CannotRun when it exists. */
export function placeOfCatalogue(dir: string, id: string): string {
  const path = join(dir, 'plans', `${id}.json`);
  refuseThere(path);
  return path;
}

function refuseThere(path: string): void {
  if (!existsSync(path)) return;
  throw new CannotRun(`${shownPath(path)} is there already: nothing is written.`);
}

/** Writes all files, or none. Never overwrites a file, even one that appears in the meantime. */
export function writeNewBrand(dir: string, id: string, made: NewBrand): WrittenBrand {
  const places = placesOf(dir, id);
  const catalogue = made.catalogue === null ? null : placeOfCatalogue(dir, id);
  // The brand goes last, because a watching process would report a brand file without the others.
  const files: readonly (readonly [string, string])[] = [
    [places.logo, made.logo.svg],
    ...(catalogue === null ? [] : [[catalogue, made.catalogue ?? ''] as const]),
    [places.brand, made.text],
  ];
  const written: string[] = [];
  try {
    for (const [path, content] of files) {
      makeFolder(dirname(path));
      const file = openSync(path, 'wx');
      // From here on the file is ours, also when the disk is too full for its content.
      written.push(path);
      try {
        writeFileSync(file, content);
      } finally {
        closeSync(file);
      }
    }
  } catch (error) {
    for (const path of written) rmSync(path);
    throw error;
  }
  return { ...places, catalogue };
}
