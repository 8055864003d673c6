import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Longer than two processes may take, one after the other, to end once they are replaced. On a busy
 * machine one replacement takes more than a minute.
 */
export const LONGEST_LINE_MS = 300_000;

/**
 * Waits for the next line of a program that starts with `beginning`. Rejects with what the program
 * printed meanwhile when it prints `instead` on standard error, ends, or takes too long.
 */
export async function lineOf(
  child: ChildProcess,
  beginning: string,
  instead: string,
): Promise<void> {
  const { stderr, stdout } = child;
  if (stdout === null || stderr === null) throw new Error('The program has no output');
  const printed: string[] = [];
  const output = createInterface({ input: stdout });
  const errors = createInterface({ input: stderr });
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) =>
        reject(new Error([`${why} before '${beginning}':`, ...printed].join('\n')));
      output.on('line', (line) => {
        printed.push(line);
        if (line.startsWith(beginning)) resolve();
      });
      errors.on('line', (line) => {
        printed.push(line);
        if (line.startsWith(instead)) fail('It failed');
      });
      child.once('close', () => fail('It ended'));
      AbortSignal.timeout(LONGEST_LINE_MS).addEventListener('abort', () =>
        fail('It took too long'),
      );
    });
  } finally {
    output.close();
    errors.close();
  }
}
