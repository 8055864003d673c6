import { createWriteStream, type WriteStream } from 'node:fs';

export interface Log {
  readonly write: (text: string) => void;
  /** Writes what is buffered, and closes the file. */
  readonly end: () => Promise<void>;
}

/**
 * Opens a log for appending. Keeps what an earlier start wrote, because it says why that process
 * ended. Only the owner can read it. A full disk does not end the process: it is reported once,
 * lines are lost meanwhile, and logging resumes when there is room.
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
