import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vite.config.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';

const root = join(import.meta.dirname, '../..');
const BREACH = join(import.meta.dirname, 'breaches/noisy-console/noisy.config.ts');

interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Vitest's report for the tests of a configuration, run in another process. */
async function reportOf(configFile: string): Promise<TestReport> {
  const report = join(await aTemporaryFolder(), 'report.json');
  const options = ['run', '--config', configFile, '--reporter=json', `--outputFile=${report}`];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  await new Promise<void>((resolve) => {
    execFile(process.execPath, [vitest, ...options], () => resolve());
  });
  return JSON.parse(await readFile(report, 'utf8'));
}

it('fails a test that complains or warns on the console, and no other', async () => {
  const { testResults } = await reportOf(BREACH);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(tests.map(({ title, status }) => `${title}: ${status}`)).toEqual([
    'complains: failed',
    'warns: failed',
    'is quiet: passed',
  ]);
  expect(tests[0]?.failureMessages[0]).toContain('the console stays quiet');
});

it('runs before every test of the project', () => {
  const { test } = config({ command: 'serve', mode: 'test' });
  const projects = (test?.projects ?? []).map((it) =>
    typeof it === 'object' && 'test' in it ? it.test : undefined,
  );
  expect(projects.map((it) => it?.name)).toEqual(['unit', 'page', 'page-alone']);
  for (const it of projects) expect(it?.setupFiles).toContain('tests/setup/failOnConsole.ts');
});
