import { join } from 'node:path';
import { type Count, countPlaywright, countVitest } from './countTests.ts';
import { installBrowser } from './installBrowser.ts';

/** One step of `npm test`: a program to run, and how to count what it reports. */
export interface TestStep {
  readonly name: string;
  readonly program: string;
  readonly options: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly before?: () => Promise<void>;
  /** A JSON report that the program writes; without one the step counts as one check. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Count };
}

/** Every check and test, the quick ones first. `reports` is a folder for the tests' reports. */
export function testSteps(reports: string): TestStep[] {
  const units = join(reports, 'units.json');
  const journeys = join(reports, 'journeys.json');
  return [
    { name: 'format', program: 'biome', options: ['ci'] },
    { name: 'lint', program: 'oxlint', options: ['--deny-warnings'] },
    { name: 'types', program: 'tsc', options: ['-p', 'tsconfig.json'] },
    script('lockfile', 'scripts/checks/lockfile.ts'),
    script('generated', 'scripts/generate.ts', '--check'),
    script('imports', 'scripts/checks/imports.ts'),
    script('sources', 'scripts/checks/sources.ts'),
    script('file-sizes', 'scripts/checks/fileSizes.ts'),
    script('brands', 'scripts/brands.ts', 'check'),
    script('build', 'scripts/build.ts'),
    // After the build: it reads the build's own configuration, which reads what was built.
    { name: 'unused', program: 'knip', options: [] },
    script('bytes', 'scripts/checks/bytes.ts'),
    {
      name: 'units',
      program: 'vitest',
      options: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`],
      report: { file: units, count: countVitest },
    },
    {
      name: 'journeys',
      program: 'playwright',
      options: ['test', '--config', 'tests/setup/playwright.config.ts'],
      environment: { JOURNEYS_REPORT: journeys },
      before: installBrowser,
      report: { file: journeys, count: countPlaywright },
    },
  ];
}

function script(name: string, ...options: readonly string[]): TestStep {
  return { name, program: 'node', options };
}
