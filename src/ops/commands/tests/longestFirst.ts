import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The rooms whose files take longest and wait for processes of their own, in the order in which they
 * begin: what only computes fills the cores beside them, and none of them is left for the end.
 */
const FIRST = ['tests/models/', 'tests/commands/', 'tests/brands/', 'tests/server/'] as const;

/** Begins with the rooms that take longest; else as vitest would have it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    const rank = ({ moduleId }: TestSpecification) => {
      const room = FIRST.findIndex((it) => moduleId.includes(`/${it}`));
      return room === -1 ? FIRST.length : room;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
