import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { plainEnvironment } from './plainEnvironment.ts';

const root = join(import.meta.dirname, '../../..');

/** How a command of scripts/ ended, and what it said. */
export interface ScriptOutcome {
  readonly code: unknown;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command of scripts/ to its end, with more variables in its environment. */
export function runScript(
  script: string,
  environment: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<ScriptOutcome> {
  return run(process.execPath, [join(root, 'scripts', script), ...options], environment);
}

/** The same where no file may have more than so many blocks of 512 bytes, as if its disk were full. */
export function runScriptWithin(
  blocks: number,
  script: string,
  environment: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<ScriptOutcome> {
  const limited = `ulimit -f ${blocks} && exec "$0" "$@"`;
  const command = [process.execPath, join(root, 'scripts', script), ...options];
  return run('/bin/sh', ['-c', limited, ...command], environment);
}

async function run(
  program: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ScriptOutcome> {
  const child = spawn(program, options, {
    env: { ...plainEnvironment(), NODE_ENV: 'test', ...environment },
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, output, errors };
}
