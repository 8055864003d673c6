import { existsSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import type { Problem } from '../problem/Problem.ts';
import { shownPath } from '../sources/shownPath.ts';
import { CannotRun } from './CannotRun.ts';

/**
 * The problems of the files named, and those that a layer brings to a brand named; all when none is.
 * Throws CannotRun for a file that is not there or lies outside the folder.
 */
export function onlyOf(
  problems: readonly Problem[],
  files: readonly string[],
  dir: string,
): readonly Problem[] {
  if (files.length === 0) return problems;
  const names = new Set(files.map((file) => checkedName(file, dir)));
  const brands = new Set([...names].map((name) => basename(name, '.json')));
  return problems.filter(
    (problem) => names.has(problem.file) || problem.brands.some((brand) => brands.has(brand)),
  );
}

function checkedName(file: string, dir: string): string {
  const path = resolve(file);
  if (!existsSync(path)) throw new CannotRun(`There is no file ${file}.`);
  if (!relative(dir, path).startsWith('..')) return shownPath(path);
  throw new CannotRun(`${file} lies outside ${dir}. Name its folder with --dir.`);
}
