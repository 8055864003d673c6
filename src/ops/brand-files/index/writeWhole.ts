import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes to a temporary file and renames it, so that readers never see a partial file, even where
 * the process was killed or the disk was full.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const beside = `${path}.${process.pid}`;
  try {
    writeFileSync(beside, content);
    renameSync(beside, path);
  } catch (cause) {
    // Nothing prunes these folders, and a full disk needs the room.
    rmSync(beside, { force: true });
    throw cause;
  }
}
