import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../StartError.ts';

/** Creates the data directory if necessary. Throws StartError when it cannot be written. */
export function prepareDataDir(directory: string): void {
  try {
    makeFolder(directory);
    // The trailing slash makes a file fail.
    accessSync(join(directory, '/'), constants.R_OK | constants.W_OK);
  } catch (cause) {
    throw new StartError(
      `The data directory ${directory} cannot be written. Make it writable, or set DATA_DIR to one that is.`,
      { cause },
    );
  }
}

/** Node's own recursive mkdir never ends when the parent exists and refuses, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
