import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { shownPath } from '../sources/shownPath.ts';
import { CannotRun } from './CannotRun.ts';

/**
 * The files named on the command line, as problems show them. Throws CannotRun for a file that does
 * not exist or lies outside the folder.
 */
export function namedFiles(files: readonly string[], dir: string): ReadonlySet<string> {
  return new Set(files.map((file) => checkedName(file, dir)));
}

function checkedName(file: string, dir: string): string {
  const path = resolve(file);
  if (!existsSync(path)) throw new CannotRun(`There is no file ${file}.`);
  if (!relative(dir, path).startsWith('..')) return shownPath(path);
  throw new CannotRun(`${file} lies outside ${dir}. Name its folder with --dir.`);
}
