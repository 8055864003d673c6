import { failuresInPlaywright, failuresInVitest } from './failuresOf.ts';

/** How many tests, or checks, ended well and how many did not. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, where the report tells. */
  readonly failures?: readonly string[];
}

/** A number at `path` inside a parsed report; a report without it is not one we know. */
function numberAt(report: unknown, ...path: readonly string[]): number {
  let value: unknown = report;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  if (typeof value !== 'number') throw new Error(`The report has no number at ${path.join('.')}.`);
  return value;
}

/** From Vitest's JSON report. A test that did not run has not passed. */
export function countVitest(report: unknown): Count {
  const passed = numberAt(report, 'numPassedTests');
  const failures = failuresInVitest(report);
  return { passed, failed: numberAt(report, 'numTotalTests') - passed, failures };
}

/** From Playwright's JSON report. A test that passed only at a second try has not passed. */
export function countPlaywright(report: unknown): Count {
  const of = (key: string) => numberAt(report, 'stats', key);
  const failed = of('unexpected') + of('flaky') + of('skipped');
  return { passed: of('expected'), failed, failures: failuresInPlaywright(report) };
}

/** The closing line of `npm test`, over all steps. */
export function closingLine(counts: readonly Count[]): string {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, it) => total + it[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
