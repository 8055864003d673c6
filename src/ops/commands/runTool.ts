import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { colourVariables } from './colours.ts';

/**
 * Runs a program in this terminal, and returns its exit code (1 if it never ran). The program writes
 * in colour only where this process may.
 */
export async function runTool(
  program: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const colours = colourVariables(process.env, process.stdout.isTTY);
  const child = spawn(program, [...options], {
    stdio: 'inherit',
    env: { ...process.env, ...colours, ...environment },
  });
  try {
    const [code] = await once(child, 'close');
    return typeof code === 'number' ? code : 1;
  } catch {
    console.error(`${program} could not be run.`);
    return 1;
  }
}
