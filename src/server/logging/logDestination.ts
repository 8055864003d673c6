import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** The most that waits for a slow reader of the log, in characters. Later lines are dropped. */
const MOST_WAITING = 1_000_000;

/** How long lines wait after a failure before they are tried again. */
const AGAIN_MS = 200;

/** Standard output. */
const OUTPUT = 1;

interface Log extends DestinationStream {
  /** How many lines have been dropped since the process began. */
  readonly dropped: () => number;
  /**
   * Writes what waits before the process exits, if that is possible. It may come before lines that a
   * thread has not written yet.
   */
  readonly end: () => void;
}

let log: Log | null = null;

/** Standard output for the log, to the last line before the process exits. */
export function logDestination(): Log {
  if (log === null) {
    log = logTo(OUTPUT);
    process.once('exit', log.end);
  }
  return log;
}

/**
 * Writes lines to a file or pipe in order, without waiting for it. While it cannot be written, the
 * server works on, and lines wait until there is room; what still waits at its end is lost. Lines
 * that it dropped are counted by a line at their place. pino's own destination ends a server whose
 * log nobody reads, and repeats a write to a full disk forever.
 */
export function logTo(output: number): Log {
  let waiting = '';
  let dropped = 0;
  /** How many of the dropped lines no line has counted. */
  let uncounted = 0;
  let current: Buffer = Buffer.alloc(0);
  let isBusy = false;
  /** Whether a thread of Node has the current lines. It finishes them even while Node exits. */
  let isUnderWay = false;

  function next(): void {
    if (current.length === 0) {
      current = Buffer.from(waiting + countOf(uncounted));
      waiting = '';
      uncounted = 0;
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
      if (waiting.length + line.length > MOST_WAITING) {
        dropped += 1;
        uncounted += 1;
        return;
      }
      waiting += line;
      if (!isBusy) next();
    },
    dropped: () => dropped,
    end() {
      let left = Buffer.concat([
        isUnderWay ? Buffer.alloc(0) : current,
        Buffer.from(waiting + countOf(uncounted)),
      ]);
      try {
        while (left.length > 0) left = left.subarray(writeSync(output, left));
      } catch {
        // There is still no room, and nothing else to write it to.
      }
    },
  };
}

/** The line of the log that stands for dropped ones; nothing when there are none. */
function countOf(dropped: number): string {
  if (dropped === 0) return '';
  const msg = 'Lines of the log were dropped here, because it could not be written fast enough';
  return `${JSON.stringify({ level: 'warn', time: Date.now(), dropped, msg })}\n`;
}
