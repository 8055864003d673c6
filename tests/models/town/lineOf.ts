import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Waits for the next line of a program with this beginning. */
export async function lineOf(child: ChildProcess, beginning: string): Promise<void> {
  if (child.stdout === null) throw new Error('The program has no output');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) if (line.startsWith(beginning)) return lines.close();
  throw new Error(`It ended without: ${beginning}`);
}
