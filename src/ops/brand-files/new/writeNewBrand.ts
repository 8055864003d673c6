import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shownPath } from '../sources/shownPath.ts';
import { CannotRun } from '../verbs/CannotRun.ts';
import type { NewBrand } from './newBrand.ts';

/** The two files of a new brand, by path. */
export interface WrittenBrand {
  readonly brand: string;
  readonly logo: string;
}

/** Returns where a brand's files go. Throws CannotRun when one exists. */
export function placesOf(dir: string, id: string): WrittenBrand {
  const places = { brand: join(dir, `${id}.json`), logo: join(dir, 'logos', `${id}.svg`) };
  for (const path of Object.values(places)) {
    if (existsSync(path))
      throw new CannotRun(`${shownPath(path)} is there already: nothing is written.`);
  }
  return places;
}

/** Writes both files, or neither. Never overwrites a file, even one that appeared meanwhile. */
export function writeNewBrand(dir: string, id: string, made: NewBrand): WrittenBrand {
  const places = placesOf(dir, id);
  mkdirSync(dirname(places.logo), { recursive: true });
  // The logo goes first, because a watching process would report a brand file without it.
  writeFileSync(places.logo, made.logo.svg, { flag: 'wx' });
  try {
    writeFileSync(places.brand, made.text, { flag: 'wx' });
  } catch (error) {
    rmSync(places.logo);
    throw error;
  }
  return places;
}
