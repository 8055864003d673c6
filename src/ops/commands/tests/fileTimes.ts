import { join, relative } from 'node:path';
import { listAt, memberOf, textAt } from './reportParts.ts';

/** The duration of a file's tests. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/**
 * Reads Vitest's JSON report. A file's duration is from the start of its first test to the end of
 * its last.
 */
export function fileTimesInVitest(report: unknown): FileTime[] {
  return listAt(report, 'testResults').map((file) => ({
    file: relative('', textAt(file, 'name')),
    seconds: (numberAt(file, 'endTime') - numberAt(file, 'startTime')) / 1000,
  }));
}

/**
 * Reads Playwright's JSON report. A file's duration is the sum of its tests', because these may run
 * in parallel.
 */
export function fileTimesInPlaywright(report: unknown): FileTime[] {
  const folder = textAt(memberOf(report, 'config'), 'rootDir');
  return listAt(report, 'suites').map((suite) => ({
    file: relative('', join(folder, textAt(suite, 'file'))),
    seconds: millisecondsOf(suite) / 1000,
  }));
}

/** Returns at most `most` files, slowest first. */
export function slowestFiles(times: readonly FileTime[], most: number): FileTime[] {
  return times.toSorted((a, b) => b.seconds - a.seconds).slice(0, most);
}

function millisecondsOf(suite: unknown): number {
  const results = listAt(suite, 'specs')
    .flatMap((spec) => listAt(spec, 'tests'))
    .flatMap((test) => listAt(test, 'results'));
  const own = results.map((result) => numberAt(result, 'duration'));
  const inner = listAt(suite, 'suites').map(millisecondsOf);
  return [...own, ...inner].reduce((all, it) => all + it, 0);
}

function numberAt(value: unknown, key: string): number {
  const number = memberOf(value, key);
  return typeof number === 'number' ? number : 0;
}
