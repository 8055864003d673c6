import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failuresInPlaywright, failuresInVitest, unsteadyInPlaywright } from './failuresOf.ts';

const name = join(process.cwd(), 'src/sum.test.ts');

it('names the tests of Vitest that did not pass, with the reason', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'takes away', status: 'failed', failureMessages: ['\u001b[31mis 3\u001b[39m'] },
    { fullName: 'divides', status: 'pending', failureMessages: [] },
  ];
  expect(failuresInVitest({ testResults: [{ name, assertionResults }] })).toEqual([
    'src/sum.test.ts: takes away\n    is 3',
    'src/sum.test.ts: divides',
  ]);
});

it('names a file that could not be run', () => {
  const file = { name, status: 'failed', message: 'No such module', assertionResults: [] };
  expect(failuresInVitest({ testResults: [file] })).toEqual([
    'src/sum.test.ts\n    No such module',
  ]);
});

it('names the journeys that failed, and those that passed late, however deep their suite', () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: 'pay.spec.ts',
    tests: [{ status, results: [{ errors: [{ message }] }] }],
  });
  const specs = [
    spec('pays', 'expected', ''),
    spec('pays late', 'flaky', 'no row yet'),
    spec('pays twice', 'unexpected', 'two rows'),
  ];
  const report = { suites: [{ specs: [], suites: [{ specs }] }] };
  expect(failuresInPlaywright(report)).toEqual(['pay.spec.ts: pays twice\n    two rows']);
  expect(unsteadyInPlaywright(report)).toEqual(['pay.spec.ts: pays late\n    no row yet']);
});

it('finds nothing in a report of another shape', () => {
  expect([...failuresInVitest(null), ...failuresInPlaywright({ suites: 1 })]).toEqual([]);
});
