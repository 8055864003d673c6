import { join } from 'node:path';
import { hasColours } from '../colours.ts';
import { askAudit } from './askAudit.ts';
import { type Count, countPlaywright, countVitest } from './countTests.ts';
import { findTool, whyNoTool } from './deployTools.ts';
import { installBrowser } from './installBrowser.ts';
import { findOtherBrowser, type OtherBrowserName, whyNoOtherBrowser } from './otherBrowsers.ts';
import { postgresBinaries, whyNoPostgres } from './postgresBinaries.ts';
import { whyNoProviderJourneys, whyNoProviders } from './whyNoProviders.ts';

/** One step of `npm test`: a program to run, and how to count what it reports. */
export interface TestStep {
  readonly name: string;
  readonly program: string;
  readonly options: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly before?: () => Promise<void>;
  /**
   * Set for a step that runs in parallel with others, once the steps it needs have ended. Otherwise
   * the step runs by itself.
   */
  readonly beside?: { readonly needs: readonly string[] };
  /** Returns why it cannot run here; then it neither passes nor fails. Null when it can run. */
  readonly whyNot?: () => string | null;
  /** A JSON report that the program writes. Without one, the step counts as one check. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Count };
}

/** The step that bundles programs. With it, later steps start these instead of the sources. */
export const PROGRAMS_STEP = 'programs';

/** Checks files whose content changed, and files that depend on them. */
const INCREMENTAL = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];

/**
 * For programs in Go that end after one piece of work: freeing memory in between took a third of
 * their processor time. Only beyond this much memory do they free it.
 */
const WITHOUT_COLLECTING = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

const PLAYWRIGHT = ['test', '--config', 'tests/setup/playwright.config.ts'] as const;

/**
 * Lists every check and test: first the checks and the unit tests, which run in parallel, then those
 * that use every core. `reports` is a folder for the tests' reports.
 */
export function testSteps(reports: string): TestStep[] {
  const units = join(reports, 'units.json');
  const postgres = join(reports, 'postgres.json');
  const conflicts = join(reports, 'conflicts.json');
  const nginx = join(reports, 'nginx.json');
  const promtool = join(reports, 'promtool.json');
  const providers = join(reports, 'providers.json');
  const journeys = join(reports, 'journeys.json');
  const audit = join(reports, 'audit.json');
  const colours = hasColours(process.env, process.stdout.isTTY);
  const atProviders = join(reports, 'providerJourneys.json');
  return [
    // The longest parallel steps come first.
    beside(script('build', 'scripts/build.ts', '--unmeasured')),
    // Less than two seconds, for half a second less at each start of a server.
    beside(script(PROGRAMS_STEP, 'tests/setup/programs/bundlePrograms.ts')),
    beside(
      {
        name: 'units',
        program: 'vitest',
        options: ['run', ...reportersTo(units)],
        report: { file: units, count: countVitest },
      },
      'build',
      PROGRAMS_STEP,
    ),
    // Measures the pages, because brotli at its best takes longer than the rest of the build.
    beside(script('bytes', 'scripts/checks/bytes.ts'), 'build'),
    beside(script('browser', 'scripts/checks/browser.ts')),
    beside({
      name: 'lint',
      program: 'oxlint',
      options: ['--deny-warnings'],
      environment: WITHOUT_COLLECTING,
    }),
    beside({
      name: 'types',
      program: 'tsc',
      options: ['-p', 'tsconfig.json', ...INCREMENTAL],
      environment: WITHOUT_COLLECTING,
    }),
    // Biome ignores the colour variables, and uses colours on any output.
    beside({
      name: 'format',
      program: 'biome',
      options: ['ci', `--colors=${colours ? 'force' : 'off'}`],
    }),
    beside(script('imports', 'scripts/checks/imports.ts')),
    beside(script('sources', 'scripts/checks/sources.ts')),
    beside(script('file-sizes', 'scripts/checks/fileSizes.ts')),
    // The build has already checked them, so this reads its stored results.
    beside(script('brands', 'scripts/brands.ts', 'check'), 'build'),
    beside(script('generated', 'scripts/generate.ts', '--check')),
    beside(script('lockfile', 'scripts/checks/lockfile.ts')),
    beside({
      // Runs only when the registry answers audits, because many do not.
      ...script('audit', 'scripts/checks/audit.ts', audit),
      whyNot: () => askAudit(audit),
    }),
    // Reads the build's configuration, which reads built files.
    beside({ name: 'unused', program: 'knip', options: [] }, 'build'),
    beside(script('scripts', 'scripts/checks/scriptInventory.ts'), 'build'),
    beside({
      ...script('deploy-systemd', 'scripts/checks/systemdUnit.ts'),
      whyNot: () => whyNoTool('systemd-analyze', process.env),
    }),
    beside({
      // A real nginx with the site of docs/deploy, in front of two servers.
      name: 'deploy-nginx',
      program: 'vitest',
      options: ['run', '--project=nginx', ...reportersTo(nginx)],
      environment: { TEST_NGINX: findTool('nginx', process.env) ?? '' },
      whyNot: () => whyNoTool('nginx', process.env),
      report: { file: nginx, count: countVitest },
    }),
    beside({
      // The alerts of docs/metrics, by the tool of the Prometheus that evaluates them.
      name: 'deploy-alerts',
      program: 'vitest',
      options: ['run', '--project=promtool', ...reportersTo(promtool)],
      environment: { TEST_PROMTOOL: findTool('promtool', process.env) ?? '' },
      whyNot: () => whyNoTool('promtool', process.env),
      report: { file: promtool, count: countVitest },
    }),
    beside(
      {
        // The tests that depend most on the database, on PostgreSQL.
        name: 'postgres',
        ...onPostgres(postgres),
        environment: { TEST_DATABASE: 'postgres' },
        whyNot: () => whyNoPostgres(process.env, postgresBinaries()),
      },
      PROGRAMS_STEP,
    ),
    {
      // At SERIALIZABLE, with a conflict every few statements.
      name: 'postgres-conflicts',
      ...onPostgres(conflicts),
      environment: { TEST_DATABASE: 'postgres', TEST_CONFLICTS: '1' },
      whyNot: () =>
        process.env['TEST_FULL'] === undefined
          ? 'npm run test:full does'
          : whyNoPostgres(process.env, postgresBinaries()),
    },
    {
      name: 'providers',
      program: 'vitest',
      options: ['run', '--project=providers', ...reportersTo(providers)],
      environment: { TEST_PROVIDERS: '1' },
      whyNot: () => whyNoProviders(process.env),
      report: { file: providers, count: countVitest },
    },
    {
      // The journeys against the providers' own sandboxes, or a rehearsal of them.
      name: 'providers-journeys',
      program: 'playwright',
      options: [...PLAYWRIGHT, 'everyOutcome'],
      environment: {
        PAY_TARGET: process.env['PAY_TARGET'] ?? 'providers',
        JOURNEYS_REPORT: atProviders,
      },
      before: installBrowser,
      whyNot: () => whyNoProviderJourneys(process.env),
      report: { file: atProviders, count: countPlaywright },
    },
    {
      name: 'journeys',
      program: 'playwright',
      options: PLAYWRIGHT,
      environment: { JOURNEYS_REPORT: journeys, PAY_TARGET: 'standIns' },
      before: installBrowser,
      report: { file: journeys, count: countPlaywright },
    },
    // Some journeys in other browsers. Nothing installs these.
    otherBrowser('firefox', reports),
    otherBrowser('webkit', reports),
  ];
}

/** Returns the options that make Vitest report to a file, and to the terminal. */
function reportersTo(file: string): readonly string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

function otherBrowser(name: OtherBrowserName, reports: string): TestStep {
  const file = join(reports, `${name}.json`);
  return {
    name,
    program: 'vitest',
    options: ['run', `--project=${name}`, ...reportersTo(file)],
    environment: { [`TEST_${name.toUpperCase()}`]: findOtherBrowser(name, process.env) ?? '' },
    whyNot: () => whyNoOtherBrowser(name, process.env),
    report: { file, count: countVitest },
  };
}

function onPostgres(file: string): Pick<TestStep, 'options' | 'program' | 'report'> {
  return {
    program: 'vitest',
    options: ['run', '--project=postgres', ...reportersTo(file)],
    report: { file, count: countVitest },
  };
}

/** A step that runs in parallel, once the steps it needs have ended. */
const beside = (step: TestStep, ...needs: readonly string[]): TestStep => ({
  ...step,
  beside: { needs },
});

function script(name: string, ...options: readonly string[]): TestStep {
  return { name, program: 'node', options };
}
