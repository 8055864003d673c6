import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CommandError } from '../CommandError.ts';
import { endWithUs } from './endWithUs.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A part of the product in a process of its own. */
export interface ProcessPlan {
  readonly name: string;
  /** The file that Node runs. */
  readonly file: string;
  readonly parameters?: readonly string[];
  readonly environment: Environment;
  /** A line of its output that means it is ready. */
  readonly ready: RegExp;
  readonly onLine: (line: string) => void;
}

export interface RunningProcess {
  /** Undefined when it has none. */
  readonly pid: number | undefined;
  readonly readyLine: string;
  /** Resolves with a sentence when the process has ended for any reason. */
  readonly ended: Promise<string>;
  /** Asks the process to end, and waits until it has. */
  readonly stop: () => Promise<void>;
}

/** Caches compiled code for the next start, because compiling is a third of a start's work. */
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/compiled');

/** How long a process may take to end before it is killed, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Starts a process and waits until it is ready. It ends with this one. Throws a CommandError with
 * the last lines of its output.
 */
export async function startProcess(plan: ProcessPlan): Promise<RunningProcess> {
  const child = spawn(process.execPath, [plan.file, ...(plan.parameters ?? [])], {
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...plan.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  const complaints: string[] = [];
  const ended = once(child, 'close').then(
    ([code]) => `The ${plan.name} ended (${code ?? 'by a signal'}). ${complaints.join('\n')}`,
  );
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      plan.onLine(line);
      if (plan.ready.test(line)) resolve(line);
    });
  });
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line));

  async function stop(): Promise<void> {
    const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(force);
  }

  const failed = ended.then(() => Promise.reject(new CommandError(lastWords(plan, complaints))));
  return { pid: child.pid, readyLine: await Promise.race([ready, failed]), ended, stop };
}

function lastWords(plan: ProcessPlan, complaints: readonly string[]): string {
  return complaints.length > 0 ? complaints.join('\n') : `The ${plan.name} could not start.`;
}

/** Returns the first address in a line of output. */
export function addressIn(line: string): string {
  const address = /https?:\/\/[^\s)]+/.exec(line)?.[0];
  if (address === undefined) throw new CommandError(`No address in: ${line}`);
  return address;
}
