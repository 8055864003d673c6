import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Without vowels, because ad blockers hide classes with names such as `ad`. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

const COMMENT = /\/\*.*?\*\//gs;
const NAMED = /\.([a-z][\w-]*)|@keyframes\s+([\w-]+)/gi;

/** The names of classes and keyframes in the built page. */
export interface ScopedNames {
  /**
   * Returns the built name of a stylesheet's class, which is the same in both halves of the page.
   */
  readonly nameOf: (name: string, sheet: string) => string;
  /** Returns the stylesheet of a built name; undefined for a name that is in no style module. */
  readonly sheetOf: (built: string) => string | undefined;
}

/**
 * Gives each class of a style module a name of three letters: two for the module, which depend on
 * its path, so that a new module hardly ever changes another's names, and one for the class. A page
 * contains every name at least twice, and compression does not shorten the first occurrence.
 */
export function scopedNames(root: string): ScopedNames {
  const built = new Map<string, string>();
  const sheets = new Map<string, string>();
  const prefixes = new Set<string>();
  for (const sheet of globSync('src/page/**/*.module.css', { cwd: root }).toSorted()) {
    const path = sheet.replaceAll(sep, '/');
    const prefix = prefixOf(path, prefixes);
    prefixes.add(prefix);
    let index = 0;
    for (const name of namesIn(readFileSync(join(root, sheet), 'utf8'))) {
      const short = prefix + lettersOf(index);
      index += 1;
      built.set(`${path} ${name}`, short);
      sheets.set(short, path);
    }
  }
  return {
    nameOf: (name, sheet) => {
      const short = built.get(`${sheet} ${name}`);
      if (short === undefined) throw new Error(`${sheet} has no class '${name}' on the disk.`);
      return short;
    },
    sheetOf: (name) => sheets.get(name),
  };
}

function namesIn(css: string): ReadonlySet<string> {
  const found = css.replaceAll(COMMENT, '').matchAll(NAMED);
  return new Set(Array.from(found, ([, name, keyframes]) => name ?? keyframes ?? ''));
}

/** Returns the letters of a module. When two modules would get the same, the second gets others. */
function prefixOf(path: string, taken: ReadonlySet<string>, attempt = 0): string {
  const bytes = createHash('sha256').update(`${path} ${attempt}`).digest();
  const letters = Array.from(bytes.subarray(0, 2), (byte) => LETTERS[byte % LETTERS.length]);
  const prefix = letters.join('');
  return taken.has(prefix) ? prefixOf(path, taken, attempt + 1) : prefix;
}

function lettersOf(index: number): string {
  const before = Math.floor(index / LETTERS.length);
  const letter = LETTERS[index % LETTERS.length] ?? '';
  return before === 0 ? letter : lettersOf(before - 1) + letter;
}
