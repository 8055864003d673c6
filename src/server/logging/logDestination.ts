import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** The most that waits for a slow reader of the log, in characters. Later lines are dropped. */
const MOST_WAITING = 1_000_000;

/** How long lines wait after a failure before they are tried again. */
const AGAIN_MS = 200;

/** Standard output. */
const OUTPUT = 1;

interface Log extends DestinationStream {
  /**
   * Writes what waits before the process exits, if that is possible. It may come before lines that a
   * thread has not written yet.
   */
  readonly end: () => void;
}

let log: Log | null = null;

/** Standard output for the log, to the last line before the process exits. */
export function logDestination(): DestinationStream {
  if (log === null) {
    log = logTo(OUTPUT);
    process.once('exit', log.end);
  }
  return log;
}

/**
 * Writes lines to a file or pipe in order, without waiting for it. While it cannot be written, the
 * server works on, and lines wait until there is room; what still waits at its end is lost. pino's
 * own destination ends a server whose log nobody reads, and repeats a write to a full disk forever.
 */
export function logTo(output: number): Log {
  let waiting = '';
  let current: Buffer = Buffer.alloc(0);
  let isBusy = false;
  /** Whether a thread of Node has the current lines. It finishes them even while Node exits. */
  let isUnderWay = false;

  function next(): void {
    if (current.length === 0) {
      current = Buffer.from(waiting);
      waiting = '';
    }
    isBusy = current.length > 0;
    if (!isBusy) return;
    isUnderWay = true;
    write(output, current, (error, written) => {
      isUnderWay = false;
      if (error !== null) {
        setTimeout(next, AGAIN_MS).unref();
        return;
      }
      current = current.subarray(written);
      next();
    });
  }

  return {
    write(line) {
      if (waiting.length + line.length > MOST_WAITING) return;
      waiting += line;
      if (!isBusy) next();
    },
    end() {
      let left = Buffer.concat([isUnderWay ? Buffer.alloc(0) : current, Buffer.from(waiting)]);
      try {
        while (left.length > 0) left = left.subarray(writeSync(output, left));
      } catch {
        // There is still no room, and nothing else to write it to.
      }
    },
  };
}
