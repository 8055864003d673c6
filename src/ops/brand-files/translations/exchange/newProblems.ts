import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { checkBrandFolder } from '../../checks/checkBrandFolder.ts';
import type { Problem } from '../../problem/Problem.ts';
import { type ListedFile, listFiles } from '../../sources/listFiles.ts';
import { shownPath } from '../../sources/shownPath.ts';

/** Returns the problems that a folder has with changed files, and does not have without. */
export function newProblems(
  dir: string,
  files: readonly (readonly [name: string, text: string])[],
): readonly Problem[] {
  const copy = mkdtempSync(join(tmpdir(), 'translations-'));
  try {
    for (const { path } of listFiles(dir).filter(isCopied)) {
      const to = join(copy, relative(dir, path));
      mkdirSync(dirname(to), { recursive: true });
      // A link becomes a file of its own, and a file that is read-only can be written.
      writeFileSync(to, readFileSync(path));
    }
    for (const [name, text] of files) writeFileSync(join(copy, name), text);
    // Problems also name other files than their own.
    const [inCopy, inFolder] = [shownStart(copy), shownStart(dir)];
    const asHere = (problem: Problem) => ({
      ...problem,
      file: shownPath(join(dir, relative(copy, resolve(problem.file)))),
      why: problem.why.replaceAll(inCopy, inFolder),
      fix: problem.fix.replaceAll(inCopy, inFolder),
    });
    const known = new Set(checkBrandFolder(dir).problems.map(sightOf));
    const found = checkBrandFolder(copy).problems.map(asHere);
    return found.filter((problem) => !known.has(sightOf(problem)));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Whether a file can be read. Any other has a problem in the folder already. */
function isCopied({ path }: Pick<ListedFile, 'path'>): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns what the shown path of every file in a folder begins with: 'brands/'. */
function shownStart(folder: string): string {
  return shownPath(join(folder, 'x')).slice(0, -1);
}

/** Identifies a problem independently of its line. */
function sightOf({ check, file, pointer, why }: Problem): string {
  return [check, file, pointer, why].join('\0');
}
