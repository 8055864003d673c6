import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { CommandError } from '../CommandError.ts';
import { runTestSteps } from './runTestSteps.ts';
import type { TestStep } from './testSteps.ts';

let log: MockInstance<typeof console.log>;

beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

/** A step whose program is a line of JavaScript. */
const aStep = (name: string, code: string, others: Partial<TestStep> = {}): TestStep => ({
  name,
  program: process.execPath,
  options: ['-e', code],
  ...others,
});

const printed = () => log.mock.calls.join('\n');

/** What was printed with console.error, which otherwise fails a test. */
function complaint(): unknown {
  const calls = vi.mocked(console.error).mock.calls.splice(0);
  return calls.flat().join('\n');
}

/** A report of `passed` tests. */
async function aReport(passed: number): Promise<NonNullable<TestStep['report']>> {
  const file = join(await aTemporaryFolder(), 'report.json');
  await writeFile(file, JSON.stringify(passed));
  return { file, count: (report) => ({ passed: Number(report), failed: 0 }) };
}

it('counts a program that ends well as one check, and sums up in its last line', async () => {
  expect(await runTestSteps([aStep('one', ''), aStep('two', '')])).toBe(true);
  expect(printed()).toContain('── two (2 of 2)');
  expect(log.mock.lastCall).toEqual(['\n2 passed, 0 failed']);
});

it('runs the steps after one that fails, and fails itself', async () => {
  expect(await runTestSteps([aStep('bad', 'process.exit(3)'), aStep('good', '')])).toBe(false);
  expect(printed()).toMatch(/bad +0 passed, 1 FAILED/);
  expect(log.mock.lastCall).toEqual(['\n1 passed, 1 failed']);
});

it('reports a step that cannot run here, which neither passes nor fails', async () => {
  const steps = [aStep('far', 'process.exit(1)', { whyNot: () => 'no keys' }), aStep('near', '')];

  expect(await runTestSteps(steps)).toBe(true);
  expect(printed()).toMatch(/far +not run: no keys/);
  expect(log.mock.lastCall).toEqual(['\n1 passed, 0 failed']);
});

it('counts the tests in a report', async () => {
  expect(await runTestSteps([aStep('tests', '', { report: await aReport(12) })])).toBe(true);
  expect(log.mock.lastCall).toEqual(['\n12 passed, 0 failed']);
});

it('says what failed again at the end, above the summary', async () => {
  const report = {
    ...(await aReport(12)),
    count: () => ({ passed: 11, failed: 1, failures: ['adds: 1 is not 2'] }),
  };
  expect(await runTestSteps([aStep('tests', '', { report }), aStep('good', '')])).toBe(false);
  expect(printed()).toMatch(/Failed\n\nadds: 1 is not 2\n\nSummary/);
});

it('names the ten slowest test files of all steps before its last line', async () => {
  const aStepOf = async (name: string, seconds: readonly number[]) => {
    const files = seconds.map((it) => ({ file: `${it}.test.ts`, seconds: it }));
    const report = { ...(await aReport(1)), count: () => ({ passed: 1, failed: 0, files }) };
    return aStep(name, '', { report });
  };
  await runTestSteps([
    await aStepOf('units', [1, 2, 3, 4, 5, 6]),
    await aStepOf('journeys', [70, 8, 9, 10, 11]),
  ]);

  const slowest = [70, 11, 10, 9, 8, 6, 5, 4, 3, 2];
  const lines = slowest.map((it) => `  ${`${it}.0`.padStart(6)} s  ${it}.test.ts`);
  expect(printed()).toContain(`\nSlowest test files\n${lines.join('\n')}\n\n2 passed, 0 failed`);
});

it('fails where every test passed and the program complains all the same', async () => {
  const step = aStep('tests', 'process.exit(1)', { report: await aReport(12) });
  expect(await runTestSteps([step])).toBe(false);
  expect(log.mock.lastCall).toEqual(['\n12 passed, 1 failed']);
});

it('fails where a report is missing', async () => {
  const report = { file: '/nowhere/report.json', count: () => ({ passed: 1, failed: 0 }) };
  expect(await runTestSteps([aStep('tests', '', { report })])).toBe(false);
  expect(complaint()).toBe('tests wrote no report.');
});

it('fails in one line where what a step needs is not there', async () => {
  const before = () => Promise.reject(new CommandError('Install Chromium.'));
  expect(await runTestSteps([aStep('journeys', '', { before })])).toBe(false);
  expect(complaint()).toBe('Install Chromium.');
});

it('hands a step its environment', async () => {
  const step = aStep('env', 'process.exit(process.env.ANSWER === "42" ? 0 : 1)');
  expect(await runTestSteps([{ ...step, environment: { ANSWER: '42' } }])).toBe(true);
});

it('runs steps beside each other, each once what it needs has ended, and prints each in one piece', async () => {
  const folder = await aTemporaryFolder();
  const file = join(folder, 'built');
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const steps = [
    aStep('build', `require('fs').writeFileSync('${file}', ''); console.log('built')`, {
      beside: { needs: [] },
    }),
    aStep('bytes', `process.exit(require('fs').existsSync('${file}') ? 0 : 1)`, {
      beside: { needs: ['build'] },
    }),
    aStep('journeys', ''),
  ];

  expect(await runTestSteps(steps)).toBe(true);
  expect(write.mock.calls.flat()).toContain('built\n');
  write.mockRestore();
  expect(log.mock.lastCall).toEqual(['\n3 passed, 0 failed']);
});
