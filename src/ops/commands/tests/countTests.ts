import { failuresInPlaywright, failuresInVitest, unsteadyInPlaywright } from './failuresOf.ts';
import { type FileTime, fileTimesInPlaywright, fileTimesInVitest } from './fileTimes.ts';

/** How many tests, or checks, passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, when the report says so. */
  readonly failures?: readonly string[];
  /** What passed only at the second try, and what the first try said: a race to be mended. */
  readonly unsteady?: readonly string[];
  /** How long each test file took. */
  readonly files?: readonly FileTime[];
}

/** How many journeys one run may try again: a machine may stumble, the product may not. */
const MOST_UNSTEADY = 3;

/** Reads a number at `path` of a parsed report. Throws for a report without it. */
function numberAt(report: unknown, ...path: readonly string[]): number {
  let value: unknown = report;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  if (typeof value !== 'number') throw new Error(`The report has no number at ${path.join('.')}.`);
  return value;
}

/** Counts the tests of Vitest's JSON report. A test that did not run has not passed. */
export function countVitest(report: unknown): Count {
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numTotalTests') - passed;
  return { passed, failed, failures: failuresInVitest(report), files: fileTimesInVitest(report) };
}

/**
 * Counts the tests of Playwright's JSON report. A few may pass at a second try (decision 0042).
 * Skipping is failing.
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
