import { basename } from 'node:path';
import type { Problem } from '../problem/Problem.ts';
import { namedFiles } from './namedFiles.ts';

/**
 * Returns the problems of the files named, and those that a layer causes in a brand named; all when
 * none is named. Throws CannotRun for a file that does not exist or is outside the folder.
 */
export function onlyOf(
  problems: readonly Problem[],
  files: readonly string[],
  dir: string,
): readonly Problem[] {
  if (files.length === 0) return problems;
  const names = namedFiles(files, dir);
  const brands = new Set([...names].map((name) => basename(name, '.json')));
  return problems.filter(
    (problem) => names.has(problem.file) || problem.brands.some((brand) => brands.has(brand)),
  );
}
