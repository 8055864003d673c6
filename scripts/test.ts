/**
 * npm test [-- STEP…]: every check and test, or the steps named. With --full, every combination
 * instead of pairs.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { exitOnSignals } from '../src/ops/commands/processes/endWithUs.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';
import { runTestSteps } from '../src/ops/commands/tests/runTestSteps.ts';
import { temporaryRoot } from '../src/ops/commands/tests/temporaryRoot.ts';
import { PROGRAMS_STEP, type TestStep, testSteps } from '../src/ops/commands/tests/testSteps.ts';
import { UsageError } from '../src/ops/commands/UsageError.ts';

process.chdir(join(import.meta.dirname, '..'));

const HELP = `npm test [-- STEP…]

Runs every check and test, or the steps named. With --full, every combination instead of pairs.

Steps: ${testSteps('')
  .map(({ name }) => name)
  .join(', ')}`;

await runCommand(HELP, async () => {
  const folder = await mkdtemp(join(await temporaryRoot(process.env), 'tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Makes signals run the exit handlers, so that nothing remains in memory.
  exitOnSignals();
  process.env['TMPDIR'] = folder;
  // Keeps the tools' compiled code between runs, which they would otherwise look for in a new
  // temporary folder.
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  process.env['NODE_COMPILE_CACHE'] ??= join(cache, 'compiled');
  process.env['PLAYWRIGHT_TRANSFORM_CACHE_DIR'] ??= join(cache, 'journeys');
  const steps = testSteps(folder);
  const words = process.argv.slice(2);
  if (words.includes('--full')) process.env['TEST_FULL'] = '1';
  const names = words.filter((word) => word !== '--full');
  // 'providers' also selects 'providers-journeys'.
  const isOf = (step: TestStep, name: string) =>
    step.name === name || step.name.startsWith(`${name}-`);
  const unknown = names.find((name) => !steps.some((step) => isOf(step, name)));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ');
    throw new UsageError(`There is no step '${unknown}'. The steps are: ${known}.`);
  }
  const chosen = steps.filter(
    (step) => names.length === 0 || names.some((name) => isOf(step, name)),
  );
  // Only beside the step that bundles the current sources, so that no test starts an older bundle.
  if (chosen.some(({ name }) => name === PROGRAMS_STEP)) process.env['TEST_BUNDLED'] = '1';
  if (!(await runTestSteps(chosen))) process.exitCode = 1;
});
