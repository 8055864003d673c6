import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { turnOf } from './turnOf.ts';

/**
 * Begins with the files of an environment of their own, side by side: a worker ends where the next
 * file needs another one, and the next worker loads everything anew. Then come the rooms that take
 * longest; else as vitest would have it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    const ranked = await Promise.all(
      sorted.map(async (file) => ({
        file,
        rank: turnOf(file.moduleId, await readFile(file.moduleId, 'utf8')),
      })),
    );
    return ranked.toSorted((one, other) => one.rank - other.rank).map(({ file }) => file);
  }
}
