import { join } from 'node:path';
import { checkExtends } from '../checks/layers/checkExtends.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import type { Problem } from '../problem/Problem.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import { readBrandFolder } from '../sources/readBrandFolder.ts';
import { readJsonSource } from '../sources/readJsonSource.ts';
import type { JsonSource } from '../sources/Source.ts';
import { shownPath } from '../sources/shownPath.ts';
import { CannotRun } from '../verbs/CannotRun.ts';
import { type Layers, layersOf } from './layersOf.ts';

/** One brand of a folder with its layers. */
export interface OpenBrand extends Layers {
  readonly source: JsonSource;
  /** What prevents its files from being read as written. */
  readonly problems: readonly Problem[];
}

/**
 * Opens a brand by its id for inspection, even when other files of the folder are wrong. Throws
 * CannotRun when there is no such brand, or its file is not JSON.
 */
export function openBrand(dir: string, id: string): OpenBrand {
  const { folder, problems } = readBrandFolder(dir, 'asWritten');
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
  return {
    ...layers,
    source,
    problems: [
      // An unreadable layer belongs to no brand's layers, so every unreadable layer is reported.
      ...(layers.complete ? [] : problems),
      ...layers.layers.flatMap((layer) => problemsOf(layer.source, folder)),
      ...checkExtends(source, layers.hindrance, folder),
    ],
  };
}

/** Checks a file against its schema. Only the files of the one brand are checked. */
function problemsOf(source: JsonSource, { brands }: BrandFolder): readonly Problem[] {
  return readJsonSource(source, brands.get(source.id) === source ? 'brand' : 'layer').problems;
}
