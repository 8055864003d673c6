import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceHash } from './sourceHash.ts';

/** One part of the build. It runs again when one of its input files changes. */
export interface BuildStep {
  readonly name: string;
  /** Glob patterns, from the project's root, of everything that the step reads. */
  readonly inputs: readonly string[];
  readonly run: () => Promise<void>;
}

/**
 * Runs the steps whose inputs changed since their last run (or every step, with `all`) in order,
 * and reports each. Returns the names of those that ran.
 */
export async function runBuildSteps(
  root: string,
  steps: readonly BuildStep[],
  options: { readonly all: boolean; readonly report: (line: string) => void },
): Promise<string[]> {
  const stamps = join(root, 'dist/stamps');
  await mkdir(stamps, { recursive: true });
  const ran: string[] = [];
  for (const step of steps) {
    const stamp = join(stamps, step.name.replaceAll(' ', '-'));
    const hash = sourceHash(root, step.inputs);
    const last = await readFile(stamp, 'utf8').catch(() => null);
    if (last === hash && !options.all) continue;
    // A run that ends early leaves files of both sources, also when its inputs are put back.
    await rm(stamp, { force: true });
    const began = performance.now();
    await step.run();
    await writeFile(stamp, hash);
    options.report(`  ${step.name}  ${((performance.now() - began) / 1000).toFixed(1)} s`);
    ran.push(step.name);
  }
  return ran;
}
