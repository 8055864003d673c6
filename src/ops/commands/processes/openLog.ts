import { createWriteStream, type WriteStream } from 'node:fs';

/**
 * Opens a log for appending, and returns what writes to it. Keeps what an earlier start wrote,
 * because it says why that process ended. Only the owner can read it. A full disk does not end the
 * process: it is reported once, lines are lost meanwhile, and logging resumes when there is room.
 */
export function openLog(path: string, complain: (line: string) => void): (text: string) => void {
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

  return (text) => {
    if (stream.destroyed) stream = open();
    stream.write(text, (error) => {
      if (!error) isFailing = false;
    });
  };
}
