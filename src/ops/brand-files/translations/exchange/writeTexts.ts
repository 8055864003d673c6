import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { swapFile } from '../../index/swapFile.ts';
import type { TextSource } from '../../sources/Source.ts';

/**
 * Writes the new texts of files that were read from a folder, and returns the names of those that
 * changed meanwhile: the checks take a while, and an editor, a Studio or another import may have
 * saved. Writes none when one has changed.
 */
export function writeTexts(dir: string, files: ReadonlyMap<TextSource, string>): readonly string[] {
  const all = [...files].map(([home, text]) => {
    const name = relative(dir, resolve(home.name));
    const path = join(dir, name);
    return { name, path, text, isAsRead: () => readOrNull(path) === home.text };
  });
  const changed = all.filter(({ isAsRead }) => !isAsRead());
  const unwritten =
    changed.length > 0
      ? changed
      : all.filter(({ isAsRead, path, text }) => !swapFile(path, text, isAsRead));
  return unwritten.map(({ name }) => name);
}

/** Null for a file that is gone. */
function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
