import { expect, it } from 'vitest';
import { closingLine, countPlaywright, countVitest } from './countTests.ts';

it('counts what Vitest passed', () => {
  expect(countVitest({ numTotalTests: 3, numPassedTests: 3 })).toMatchObject({
    passed: 3,
    failed: 0,
  });
});

it('counts a test that Vitest did not run as failed', () => {
  expect(countVitest({ numTotalTests: 3, numPassedTests: 2 })).toMatchObject({
    passed: 2,
    failed: 1,
  });
});

it('counts a skipped journey as failed, and a few that passed at a second try as passed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 3, skipped: 1 };
  expect(countPlaywright({ stats })).toMatchObject({ passed: 7, failed: 2 });
});

it('counts journeys that passed at a second try as failed where they are many', () => {
  const tests = [{ status: 'flaky', results: [] }];
  const suites = [{ specs: [{ file: 'pay.spec.ts', title: 'pays', tests }] }];
  const stats = { expected: 4, unexpected: 0, flaky: 4, skipped: 0 };
  const count = countPlaywright({ stats, suites });
  expect(count).toMatchObject({ passed: 4, failed: 4, failures: ['pay.spec.ts: pays'] });
});

it('refuses a report of another shape', () => {
  expect(() => countPlaywright({})).toThrow('no number at stats.flaky');
});

it('closes with the sum of all steps', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 2 },
  ];
  expect(closingLine(counts)).toBe('21 passed, 2 failed');
});
