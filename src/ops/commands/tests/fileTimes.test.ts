import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileTimesInPlaywright, fileTimesInVitest, slowestFiles } from './fileTimes.ts';

it("reads how long each of Vitest's files took", () => {
  const name = join(process.cwd(), 'src/sum.test.ts');
  const report = { testResults: [{ name, startTime: 1000, endTime: 3500 }] };
  expect(fileTimesInVitest(report)).toEqual([{ file: 'src/sum.test.ts', seconds: 2.5 }]);
});

it('sums up the journeys of a file, however deep their suite, and those tried again', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    config: { rootDir: join(process.cwd(), 'tests/journeys') },
    suites: [
      { file: 'payments/pay.spec.ts', specs: [spec(1000, 500)], suites: [{ specs: [spec(2000)] }] },
    ],
  };
  expect(fileTimesInPlaywright(report)).toEqual([
    { file: 'tests/journeys/payments/pay.spec.ts', seconds: 3.5 },
  ]);
});

it('finds the slowest files', () => {
  const times = [1, 3, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
  expect(slowestFiles(times, 2).map(({ seconds }) => seconds)).toEqual([3, 2]);
});

it('finds nothing in a report of another shape', () => {
  expect([...fileTimesInVitest(null), ...fileTimesInPlaywright({ suites: 1 })]).toEqual([]);
});
