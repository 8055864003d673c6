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

it('counts flaky and skipped journeys as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats })).toMatchObject({ passed: 4, failed: 3 });
});

it('refuses a report of another shape', () => {
  expect(() => countPlaywright({})).toThrow('no number at stats.unexpected');
});

it('closes with the sum of all steps', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 2 },
  ];
  expect(closingLine(counts)).toBe('21 passed, 2 failed');
});
