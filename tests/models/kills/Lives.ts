import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { programFile } from '../../setup/programs/programFile.ts';

const SHIFT_CLOCK = new URL('../../../src/ops/commands/processes/shiftClock.ts', import.meta.url)
  .href;

export type Variables = Readonly<Record<string, string>>;

/** Shares compiled code with the programs of other tests. */
function compiled(): Variables {
  const { NODE_COMPILE_CACHE: folder } = process.env;
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}

/** Starts a program of the product, and waits for the line with its address. */
export async function startProgram(
  name: 'sandbox' | 'server',
  variables: Variables,
): Promise<{ readonly child: ChildProcess; readonly readyLine: string }> {
  const child = spawn(process.execPath, ['--import', SHIFT_CLOCK, programFile(name)], {
    env: { PATH: process.env['PATH'], ...compiled(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = once(child, 'close').then(() => {
    throw new Error(`The ${name} ended before it was ready: ${complaints}`);
  });
  const { stdout } = child;
  if (stdout === null) throw new Error('The program has no output');
  const ready = new Promise<string>((tell) => {
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.includes('ready: ')) tell(line);
    });
  });
  ended.catch(() => undefined);
  return { child, readyLine: await Promise.race([ready, ended]) };
}

/** The real server, which is killed and restarted, each time a little later by its clock. */
export class Lives {
  readonly #variables: Variables;
  #clock = 0;
  #child: ChildProcess | null = null;
  #url: Promise<string> = Promise.resolve('');
  kills = 0;

  constructor(variables: Variables) {
    this.#variables = variables;
  }

  /** Resolves with the server's address as soon as it is ready. */
  get url(): Promise<string> {
    return this.#url;
  }

  /** Starts the server. Its clock is `later` milliseconds ahead of the last life's. */
  async start(later: number): Promise<void> {
    this.#clock += later;
    this.#url = startProgram('server', {
      ...this.#variables,
      CLOCK_SHIFT_MS: String(this.#clock),
    }).then(({ child, readyLine }) => {
      this.#child = child;
      return /http:\/\/\S+/.exec(readyLine)?.[0] ?? '';
    });
    await this.#url;
  }

  /** Ends it like a power cut: at once, whatever it is doing. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
    this.kills += 1;
  }

  /** Asks it to end. Only then does it store its compiled code for later lives. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'close');
    child.kill(signal);
    await gone;
  }
}
