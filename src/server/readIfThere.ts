import { readFile } from 'node:fs/promises';

/** No file has this name: there is none, or none can have it. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/**
 * Reads a file. Returns null if no file has this name. Throws if there is one that cannot be read,
 * as when too many files are open.
 */
export async function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (MISSING.has(error.code ?? '')) return null;
    throw error;
  });
}
