import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder, and those above it that are missing. Node's own recursive mkdir never ends when
 * the parent exists and refuses, as /proc does.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  // Nothing is above a drive, which may be missing too.
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (cause) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw cause;
  }
}
