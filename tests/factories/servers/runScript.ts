import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { plainEnvironment } from './plainEnvironment.ts';

const root = join(import.meta.dirname, '../../..');

/** The exit and the output of a command in scripts/. */
export interface ScriptOutcome {
  readonly code: unknown;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command in scripts/ to its end, with additional environment variables. */
export function runScript(
  script: string,
  environment: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<ScriptOutcome> {
  return run(process.execPath, [join(root, 'scripts', script), ...options], environment);
}

/** The same with a limit on file sizes, in blocks of 512 bytes, as if the disk were full. */
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
