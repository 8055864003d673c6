import { join } from 'node:path';
import { checkExtends } from '../checks/checkExtends.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import type { Problem } from '../problem/Problem.ts';
import { readBrandFolder } from '../sources/readBrandFolder.ts';
import type { JsonSource } from '../sources/Source.ts';
import { shownPath } from '../sources/shownPath.ts';
import { CannotRun } from '../verbs/CannotRun.ts';
import { type Layers, layersOf } from './layersOf.ts';

/** One brand of a folder with its layers. */
export interface OpenBrand extends Layers {
  readonly source: JsonSource;
  /** What keeps its files from being read as they are written. */
  readonly problems: readonly Problem[];
}

/**
 * Opens a brand by its id for a closer look, whatever else is wrong in the folder. Throws CannotRun
 * where there is no such brand, or its file is no JSON.
 */
export function openBrand(dir: string, id: string): OpenBrand {
  const { folder, problems } = readBrandFolder(dir);
  const source = folder.brands.get(id);
  if (source === undefined) {
    const own = problems.find((problem) => problem.file === shownPath(join(dir, `${id}.json`)));
    if (own === undefined) {
      throw new CannotRun(
        `There is no brand "${id}". ${didYouMean(id, [...folder.brands.keys()])}`,
      );
    }
    throw new CannotRun(`${own.file}:${own.line}:${own.column} ${own.why} ${own.fix}`);
  }
  const layers = layersOf(folder, source);
  const names = new Set(layers.layers.map(({ name }) => name));
  return {
    ...layers,
    source,
    problems: [
      ...problems.filter((problem) => names.has(problem.file)),
      ...checkExtends(source, layers.hindrance, folder),
    ],
  };
}
