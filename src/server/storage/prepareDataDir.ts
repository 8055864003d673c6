import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from '../StartError.ts';

/** Makes the data directory where it is missing. Throws StartError where it cannot be written. */
export function prepareDataDir(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.R_OK | constants.W_OK);
  } catch (cause) {
    throw new StartError(
      `The data directory ${directory} cannot be written. Make it writable, or set DATA_DIR to one that is.`,
      { cause },
    );
  }
}
