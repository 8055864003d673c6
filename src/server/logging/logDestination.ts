import { pino } from 'pino';

/** The most that waits for a slow reader of the log, in bytes. Later lines are dropped. */
const MOST_WAITING = 1_000_000;

/** Standard output. */
const OUTPUT = 1;

/** Node's streams write what is left when the process exits. */
type Destination = ReturnType<typeof pino.destination>;

/**
 * Standard output for the log. A server whose log cannot be written works on: pino's own
 * destination ends it, and then tries forever to write what is left. Lines wait until there is
 * room again, and are lost when it ends before.
 */
export function logDestination(): Destination {
  const output = pino.destination({ dest: OUTPUT, sync: false, maxLength: MOST_WAITING });
  const flush = output.flushSync.bind(output);
  let canWrite = true;
  output.flushSync = () => {
    if (canWrite) flush();
  };
  output.on('error', () => {
    canWrite = false;
  });
  output.on('write', () => {
    canWrite = true;
  });
  return output;
}
