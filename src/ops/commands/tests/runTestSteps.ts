import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { CommandError } from '../CommandError.ts';
import { runTool } from '../runTool.ts';
import { type Count, closingLine } from './countTests.ts';
import { slowestFiles } from './fileTimes.ts';
import { inPieces } from './inPieces.ts';
import { runInLanes } from './runInLanes.ts';
import type { TestStep } from './testSteps.ts';

/** How many of the slowest test files the summary names. */
const SLOWEST = 10;

interface Outcome extends Count {
  readonly name: string;
  readonly seconds: number;
  /** Why it did not run. Then it is not counted. */
  readonly notRun?: string;
}

/**
 * Runs every step, even after one fails: first the steps that can run in parallel, one for each
 * core, then the others one by one. Returns true when nothing failed.
 */
export async function runTestSteps(steps: readonly TestStep[]): Promise<boolean> {
  const found = new Map<TestStep, Outcome>();
  const title = (step: TestStep) =>
    `\n── ${step.name} (${steps.indexOf(step) + 1} of ${steps.length})`;

  const parallel = steps.flatMap((step) =>
    step.beside === undefined ? [] : [{ name: step.name, needs: step.beside.needs, step }],
  );
  // One by itself has the terminal.
  const beside = parallel.length > 1 ? parallel : [];
  const print = inPieces(beside.length);
  await runInLanes(beside, availableParallelism(), async ({ step }) => {
    const printed = print(title(step));
    const outcome = await outcomeOf(step, printed.add);
    found.set(step, outcome);
    printed.end(closing(outcome));
  });
  for (const step of steps.filter((it) => !beside.some(({ step }) => step === it))) {
    console.log(title(step));
    const outcome = await outcomeOf(step);
    found.set(step, outcome);
    console.log(closing(outcome));
  }

  const outcomes = steps.flatMap((step) => found.get(step) ?? []);
  tellOutcomes(outcomes);
  return outcomes.every((it) => it.failed === 0);
}

function closing(outcome: Outcome): string {
  const time = outcome.notRun === undefined ? ` in ${outcome.seconds.toFixed(1)} s` : '';
  return `── ${outcome.name}: ${verdict(outcome)}${time}`;
}

/**
 * Prints failures with their reasons and a summary last, so that they are at the end of a long log.
 */
function tellOutcomes(outcomes: readonly Outcome[]): void {
  const tell = (heading: string, of: (it: Outcome) => readonly string[] | undefined) => {
    const all = outcomes.flatMap((it) => of(it) ?? []);
    if (all.length > 0) console.log(`\n${heading}\n\n${all.join('\n\n')}`);
  };
  tell('Passed only at a second try', (it) => it.unsteady);
  tell('Failed', (it) => it.failures);
  console.log('\nSummary');
  for (const it of outcomes) {
    console.log(`  ${it.name.padEnd(12)} ${verdict(it).padEnd(24)} ${it.seconds.toFixed(1)} s`);
  }
  const slowest = slowestFiles(
    outcomes.flatMap(({ files = [] }) => files),
    SLOWEST,
  );
  if (slowest.length > 0) console.log('\nSlowest test files');
  for (const it of slowest) console.log(`  ${it.seconds.toFixed(1).padStart(6)} s  ${it.file}`);
  console.log(`\n${closingLine(outcomes)}`);
}

async function outcomeOf(step: TestStep, onOutput?: (text: string) => void): Promise<Outcome> {
  const notRun = step.whyNot?.() ?? null;
  if (notRun !== null) return { name: step.name, seconds: 0, passed: 0, failed: 0, notRun };
  const began = performance.now();
  const count = await runStep(step, onOutput);
  return { name: step.name, seconds: (performance.now() - began) / 1000, ...count };
}

async function runStep(step: TestStep, onOutput?: (text: string) => void): Promise<Count> {
  try {
    await step.before?.();
    const code = await runTool(step.program, step.options, step.environment, onOutput);
    const count = await countOf(step, code);
    // A tool that fails although every test passed (an error between tests) counts as failed too.
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function countOf(step: TestStep, code: number): Promise<Count> {
  if (step.report === undefined)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = await readFile(step.report.file, 'utf8').catch(() => null);
  if (report === null) throw new CommandError(`${step.name} wrote no report.`);
  return step.report.count(JSON.parse(report));
}

function verdict(count: Count & Pick<Outcome, 'notRun'>): string {
  if (count.notRun !== undefined) return `not run: ${count.notRun}`;
  const late = count.unsteady?.length ? ` (${count.unsteady.length} at a second try)` : '';
  return count.failed === 0
    ? `${count.passed} passed${late}`
    : `${count.passed} passed${late}, ${count.failed} FAILED`;
}
