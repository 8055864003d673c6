import { failuresInPlaywright, failuresInVitest, unsteadyInPlaywright } from './failuresOf.ts';
import { type FileTime, fileTimesInPlaywright, fileTimesInVitest } from './fileTimes.ts';

/** How many tests, or checks, passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, when the report contains it. */
  readonly failures?: readonly string[];
  /** What passed only at the second try, and why it failed first: a race to be fixed. */
  readonly unsteady?: readonly string[];
  /** The duration of each test file. */
  readonly files?: readonly FileTime[];
}

/**
 * How many journeys of a run may be tried again, because a machine may be slow, though the product
 * may not be wrong.
 */
const MOST_UNSTEADY = 3;

/** Reads a number at `path` of a parsed report. Throws when there is none. */
function numberAt(report: unknown, ...path: readonly string[]): number {
  let value: unknown = report;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  if (typeof value !== 'number') throw new Error(`The report has no number at ${path.join('.')}.`);
  return value;
}

/** Counts the tests of Vitest's JSON report. A test that did not run counts as failed. */
export function countVitest(report: unknown): Count {
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numTotalTests') - passed;
  return { passed, failed, failures: failuresInVitest(report), files: fileTimesInVitest(report) };
}

/**
 * Counts the tests of Playwright's JSON report. A few may pass at a second try (decision 0042). A
 * skipped test counts as failed.
 */
export function countPlaywright(report: unknown): Count {
  const of = (key: string) => numberAt(report, 'stats', key);
  const [flaky, failed] = [of('flaky'), of('unexpected') + of('skipped')];
  const unsteady = unsteadyInPlaywright(report);
  const failures = failuresInPlaywright(report);
  const files = fileTimesInPlaywright(report);
  return flaky > MOST_UNSTEADY
    ? {
        passed: of('expected'),
        failed: failed + flaky,
        failures: [...failures, ...unsteady],
        files,
      }
    : { passed: of('expected') + flaky, failed, failures, unsteady, files };
}

/** The closing line of `npm test`, over all steps. */
export function closingLine(counts: readonly Count[]): string {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, it) => total + it[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
