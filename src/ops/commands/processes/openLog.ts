import { createWriteStream, type WriteStream } from 'node:fs';

export interface Log {
  readonly write: (text: string) => void;
  /** Writes what is left, and closes it. */
  readonly end: () => Promise<void>;
}

/**
 * Opens a log at its end: what an earlier start wrote stays, because it says why that one ended. Only
 * its owner can read it. A disk that is full ends nothing: it is said once, what is written meanwhile is
 * lost, and the log goes on once there is room.
 */
export function openLog(path: string, complain: (line: string) => void): Log {
  let isFailing = false;
  let stream = open();

  function open(): WriteStream {
    const opened = createWriteStream(path, { flags: 'a', mode: 0o600 });
    opened.on('error', (error) => {
      if (!isFailing) complain(`The log cannot be written: ${path} (${error.message}).`);
      isFailing = true;
    });
    return opened;
  }

  return {
    write(text) {
      if (stream.destroyed) stream = open();
      stream.write(text, (error) => {
        if (!error) isFailing = false;
      });
    },
    end: () => new Promise((resolve) => stream.once('close', resolve).end()),
  };
}
