import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listAt, textAt } from './reportParts.ts';

/** How much of a failure's text is enough to recognise it. */
const WORDS = 400;

function said(name: string, words: string): string {
  return words === '' ? name : `${name}\n${words.slice(0, WORDS).replace(/^/gm, '    ')}`;
}

/**
 * Lists from Vitest's JSON report each test that did not pass and each file that could not run,
 * with the reason.
 */
export function failuresInVitest(report: unknown): string[] {
  return listAt(report, 'testResults').flatMap((file) => {
    const path = relative('', textAt(file, 'name'));
    const failed = listAt(file, 'assertionResults').filter(
      (it) => textAt(it, 'status') !== 'passed',
    );
    if (failed.length === 0 && textAt(file, 'status') === 'failed')
      return [said(path, textAt(file, 'message'))];
    return failed.map((it) => {
      const words = listAt(it, 'failureMessages').map((message) => String(message));
      return said(`${path}: ${textAt(it, 'fullName')}`, stripVTControlCharacters(words.join('\n')));
    });
  });
}

/** Lists from Playwright's JSON report each journey that did not pass, with the reason. */
export function failuresInPlaywright(report: unknown): string[] {
  return journeysIn(report, (status) => status !== 'expected' && status !== 'flaky');
}

/**
 * Lists from Playwright's JSON report each journey that passed only at a second try, and why it
 * failed first.
 */
export function unsteadyInPlaywright(report: unknown): string[] {
  return journeysIn(report, (status) => status === 'flaky');
}

function journeysIn(report: unknown, isWanted: (status: string) => boolean): string[] {
  return listAt(report, 'suites').flatMap((suite) => [
    ...journeysIn(suite, isWanted),
    ...listAt(suite, 'specs').flatMap((spec) =>
      listAt(spec, 'tests')
        .filter((test) => isWanted(textAt(test, 'status')))
        .map((test) => {
          const errors = listAt(test, 'results').flatMap((result) => listAt(result, 'errors'));
          const words = errors.map((error) => textAt(error, 'message')).join('\n');
          return said(`${textAt(spec, 'file')}: ${textAt(spec, 'title')}`, words);
        }),
    ),
  ]);
}
