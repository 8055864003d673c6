import { statSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { shownPath } from '../sources/shownPath.ts';
import { CannotRun } from './CannotRun.ts';

/** The files that a command line chooses. Paths are as problems show them. */
export interface NamedFiles {
  /** The files named one by one. */
  readonly names: readonly string[];
  /** Whether a file is named, or is in a folder that is named. */
  readonly has: (file: string) => boolean;
}

/**
 * Reads the files and folders named on the command line. Throws CannotRun for one that does not
 * exist or lies outside the folder.
 */
export function namedFiles(named: readonly string[], dir: string): NamedFiles {
  const places = named.map((it) => placeOf(it, dir));
  const names = places.flatMap(({ isFolder, name }) => (isFolder ? [] : [name]));
  const starts = places.flatMap(({ isFolder, name }) => (isFolder ? [startOf(name)] : []));
  const has = (file: string) =>
    names.includes(file) || starts.some((start) => file.startsWith(start));
  return { names, has };
}

/**
 * The files of a folder that a command line chooses: all when it names none. Throws CannotRun for a
 * file that is not one of them; `kinds` says what they are, as in 'a brand or a layer'.
 */
export function chosenFiles<File extends { readonly path: string }>(
  files: readonly File[],
  named: readonly string[],
  { dir, kinds }: { readonly dir: string; readonly kinds: string },
): readonly File[] {
  if (named.length === 0) return files;
  const { has, names } = namedFiles(named, dir);
  const known = new Set(files.map(({ path }) => shownPath(path)));
  const stranger = names.find((name) => !known.has(name));
  if (stranger !== undefined) throw new CannotRun(`${stranger} is not ${kinds} of ${dir}.`);
  return files.filter(({ path }) => has(shownPath(path)));
}

/** What the paths in a folder begin with; nothing for those in the working folder. */
function startOf(folder: string): string {
  return folder === '' ? '' : `${folder}/`;
}

function placeOf(file: string, dir: string) {
  const path = resolve(file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new CannotRun(`There is no file ${file}.`);
  if (!liesIn(dir, path)) {
    throw new CannotRun(`${file} lies outside ${dir}. Name its folder with --dir.`);
  }
  return { name: shownPath(path), isFolder: stats.isDirectory() };
}

/** Whether a path is a folder, or in it. On Windows, a path to another drive stays absolute. */
export function liesIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !/^\.\.(?:[\\/]|$)/.test(way) && !isAbsolute(way);
}
