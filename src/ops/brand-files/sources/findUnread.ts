import { extname, join } from 'node:path';
import { nearestName } from '../problem/nearestName.ts';
import type { Problem } from '../problem/Problem.ts';
import { FILE_START } from '../problem/Span.ts';
import { kebab } from '../schema/kebab.ts';
import { brokenKey, type FileKind } from './BrandFolder.ts';
import { isFolder } from './isFolder.ts';
import { canBeNamed, isLeftAlone, namesIn, PLACES, type Place } from './listFiles.ts';
import { shownPath } from './shownPath.ts';

const KINDS: Readonly<Record<FileKind, string>> = {
  brand: "A brand's file",
  layer: 'A layer',
  catalogue: 'A catalogue',
  terms: 'A text',
  logo: 'A logo',
  illustration: 'An illustration',
};

const FOLDERS = [...new Set(PLACES.map(([, folder]) => folder))];

export interface Unread {
  readonly problems: readonly Problem[];
  /** Keys of the files that would be read under another name. That problem is already reported. */
  readonly meant: readonly string[];
}

/**
 * Finds what is in a brand folder but not read: files of another kind, with a name that no brand
 * can use, or in an unknown folder. Otherwise a brand in such a file would be silently ignored.
 */
export function findUnread(dir: string): Unread {
  const problems: Problem[] = [];
  const meant: string[] = [];
  for (const place of PLACES) {
    const [kind, folder, ending, prefix] = place;
    const names = namesIn(join(dir, folder));
    for (const name of names) {
      if (isRead(dir, place, name)) continue;
      const right = rightName(kind, name) + ending;
      const isThere = right !== name && names.includes(right);
      if (!isThere) meant.push(brokenKey(kind, prefix + right.slice(0, -ending.length)));
      problems.push(explain(shownPath(join(dir, folder, name)), place, right, isThere));
    }
  }
  return { problems: [...problems, ...findFolders(dir)], meant };
}

function isRead(dir: string, [kind, folder, ending]: Place, name: string): boolean {
  if (isLeftAlone(name)) return true;
  if (name.toLowerCase().endsWith(ending)) return canBeNamed(kind, name.slice(0, -ending.length));
  return isFolder(join(dir, folder, name));
}

function rightName(kind: FileKind, name: string): string {
  const stem = name.slice(0, name.length - extname(name).length);
  return kind === 'layer' ? stem : kebab(stem);
}

function explain(
  file: string,
  [kind, folder, ending]: Place,
  right: string,
  isThere: boolean,
): Problem {
  const why = file.toLowerCase().endsWith(ending)
    ? `${KINDS[kind]} is named in small letters and digits, in words joined by hyphens.`
    : `Nothing reads this file: ${KINDS[kind].toLowerCase()} ends in ${ending}.`;
  const path = folder === '.' ? right : `${folder}/${right}`;
  if (isThere) return problemOf(file, why, `Move it out of the folder: ${path} is there already.`);
  // A name without such letters, such as 東京.json, has nothing to make a name from.
  const isName = canBeNamed(kind, right.slice(0, -ending.length));
  const fix = isName ? `Save it as ${path}` : 'Give it such a name, with a letter first';
  return problemOf(file, why, `${fix}, or move it out of the folder.`);
}

/** Finds unknown folders beside and inside the known ones. */
function findFolders(dir: string): readonly Problem[] {
  return FOLDERS.flatMap((folder) =>
    namesIn(join(dir, folder))
      .filter((name) => !isLeftAlone(name) && isUnknownFolder(dir, folder, name))
      .map((name) => {
        const known = FOLDERS.map((it) => it.split('/').at(-1) ?? it);
        const nearest = nearestName(name, known);
        const fix = nearest === null ? 'Move it out of the folder.' : `Did you mean "${nearest}"?`;
        return problemOf(shownPath(join(dir, folder, name)), 'Nothing reads this folder.', fix);
      }),
  );
}

function isUnknownFolder(dir: string, folder: string, name: string): boolean {
  if (!isFolder(join(dir, folder, name))) return false;
  const isPlace = FOLDERS.includes(folder === '.' ? name : `${folder}/${name}`);
  const ending = PLACES.find((place) => place[1] === folder)?.[2] ?? '';
  // A folder in the place of a file is reported by the code that reads the file.
  return !isPlace && !name.toLowerCase().endsWith(ending);
}

function problemOf(file: string, why: string, fix: string): Problem {
  const place = { ...FILE_START, pointer: '', sourceLine: '', brands: [] };
  return { check: 'file-known', file, why, fix, ...place };
}
