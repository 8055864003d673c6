import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file as one: a reader sees the old content or the new, never a part. What it names is
 * on the disk before it is.
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
