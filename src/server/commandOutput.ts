/** How a command answers. Throws nothing. */
export interface CommandOutput {
  readonly write: (text: string) => void;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/**
 * Returns this process's output. A command whose output cannot be written, as to a file on a full
 * disk, exits with 1: a part of an export must not pass for the whole, since what it is of may be
 * erased next. A reader who leaves early, as `head` does, is no fault.
 */
export function commandOutput(): CommandOutput {
  let hasFailed = false;
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || hasFailed) return;
    hasFailed = true;
    console.error(`The output could not be written (${code}). Look whether its disk is full.`);
    process.once('exit', () => {
      process.exitCode = 1;
    });
  });
  return { write, print: (line) => write(`${line}\n`), complain: (line) => console.error(line) };
}

/**
 * When only a part of a piece finds room, Node takes it for all of it. The last letter then finds
 * none, which is an error.
 */
function write(text: string): void {
  process.stdout.write(text.slice(0, -1));
  process.stdout.write(text.slice(-1));
}
