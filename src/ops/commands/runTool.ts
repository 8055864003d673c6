import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { colourVariables, hasColours } from './colours.ts';

/**
 * Runs a program in this terminal, and returns its exit code (1 if it never ran). With `onOutput`,
 * the program has no terminal and its output goes to that callback. It writes in colour only when
 * this process may.
 */
export async function runTool(
  program: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  onOutput?: (text: string) => void,
): Promise<number> {
  const { isTTY } = process.stdout;
  const colours = colourVariables(process.env, isTTY);
  // A program that writes to a pipe cannot see the terminal behind it.
  const behindPipe = hasColours(process.env, isTTY) ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, [...options], {
    stdio: onOutput === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...(onOutput && behindPipe), ...environment },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  }
  try {
    const [code] = await once(child, 'close');
    return typeof code === 'number' ? code : 1;
  } catch {
    console.error(`${program} could not be run.`);
    return 1;
  }
}
