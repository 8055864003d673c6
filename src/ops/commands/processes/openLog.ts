import { createWriteStream, type WriteStream } from 'node:fs';

/**
 * Opens a log at its end: what an earlier start wrote stays, because it says why that one ended. Only
 * its owner can read it.
 */
export function openLog(path: string): WriteStream {
  return createWriteStream(path, { flags: 'a', mode: 0o600 });
}
