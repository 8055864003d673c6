import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './writeWhole.ts';

/**
 * Writes an immutable object under the hash of its content, and returns the name. Does not rewrite
 * an existing object.
 */
export function writeObject(folder: string, content: string, ending: '.json' | '.svg'): string {
  const name = `${hashOf(content)}${ending}`;
  const path = join(folder, name);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  // A power cut can leave a renamed file empty.
  if (size === Buffer.byteLength(content)) return name;
  writeWhole(path, content);
  return name;
}

/**
 * Writes a picture under the hash of its source, and returns the name. Does not draw a picture that
 * exists, because drawing takes a hundred times as long as reading.
 */
export function writePicture<From extends object>(
  folder: string,
  from: From,
  draw: (from: From) => Uint8Array,
): string {
  const name = `${hashOf(JSON.stringify(from))}.png`;
  const path = join(folder, name);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) writeWhole(path, draw(from));
  return name;
}

/** The SHA-256 of a text, in hex. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
