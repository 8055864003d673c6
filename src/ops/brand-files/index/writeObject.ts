import { createHash } from 'node:crypto';
import { renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes an immutable object under its content's hash, and returns the name. Leaves an existing one
 * alone. Writes to a file beside it and renames, so that the object appears whole.
 */
export function writeObject(folder: string, content: string, ending: '.json' | '.svg'): string {
  const name = `${hashOf(content)}${ending}`;
  const path = join(folder, name);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  // A power cut can leave a renamed file empty.
  if (size === Buffer.byteLength(content)) return name;
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, content);
  renameSync(beside, path);
  return name;
}

/** The SHA-256 of a text, in hex. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
