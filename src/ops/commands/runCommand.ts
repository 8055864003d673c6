import { CommandError } from './CommandError.ts';
import { systemFault } from './systemFault.ts';
import { UsageError } from './UsageError.ts';

/**
 * Runs a command's work, or prints its help for --help. A failure exits with 1, in one line when it
 * is a known one. A command line that was not understood exits with 2; an unknown option prints the
 * help.
 */
export async function runCommand(help: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help);
    return;
  }
  try {
    await work();
  } catch (error) {
    const isWrong = isWrongOption(error);
    if (isWrong) console.error(`${error.message}\n\n${help}`);
    else
      console.error(error instanceof CommandError ? error.message : (systemFault(error) ?? error));
    process.exitCode = isWrong || error instanceof UsageError ? 2 : 1;
  }
}

/** Whether Node's parseArgs could not read the command line. */
function isWrongOption(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS_')
  );
}
