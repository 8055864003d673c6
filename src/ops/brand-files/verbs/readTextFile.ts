import { readFileSync, statSync } from 'node:fs';
import { CannotRun } from './CannotRun.ts';

/** Larger than any text of a brand or document. A larger file was named by mistake. */
const LARGEST = 5_000_000;

/**
 * Returns the text of a file named on the command line, without a byte order mark. It is UTF-8, or
 * UTF-16 if it begins with the mark of that, as spreadsheets write it. Throws CannotRun.
 */
export function readTextFile(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new CannotRun(`There is no file ${file}.`);
  if (!stats.isFile()) throw new CannotRun(`${file} is not a file.`);
  if (stats.size > LARGEST) throw new CannotRun(`${file} is too large.`);
  try {
    const bytes = readFileSync(file);
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new CannotRun(`${file} is not UTF-8. Save it as UTF-8.`, { cause });
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
