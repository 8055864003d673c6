import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file atomically: a reader sees the old content or the new one, never a part. The
 * content is flushed to disk before the rename.
 */
export function swapFile(path: string, content: string): void {
  const beside = `${path}.${process.pid}`;
  const file = openSync(beside, 'w');
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
}
