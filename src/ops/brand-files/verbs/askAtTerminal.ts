import { createInterface } from 'node:readline/promises';
import { CannotRun } from './CannotRun.ts';

/** Asks on this process's terminal. Throws CannotRun when the person ends it (Ctrl-C, Ctrl-D). */
export async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await Promise.race([terminal.question(question), ended(terminal)]);
  } finally {
    terminal.close();
  }
}

function ended(terminal: ReturnType<typeof createInterface>): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => {
      // The question has no line end.
      process.stdout.write('\n');
      reject(new CannotRun('Stopped. Nothing is written.'));
    };
    terminal.once('SIGINT', stop).once('close', stop);
  });
}
