import { CommandError } from './CommandError.ts';

/** Runs a command's work. A failure exits with 1, in one line when it is a known one. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
