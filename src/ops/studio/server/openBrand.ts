import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../brand-files/index/writeObject.ts';
import type { Problem } from '../../brand-files/problem/Problem.ts';
import { problemAt } from '../../brand-files/problem/problemAt.ts';
import { findDuplicateKeys } from '../../brand-files/sources/findDuplicateKeys.ts';
import { findForbiddenKeys } from '../../brand-files/sources/findForbiddenKeys.ts';
import { type ParsedJson, parseJson } from '../../brand-files/sources/parseJson.ts';
import { readText } from '../../brand-files/sources/readText.ts';
import type { TextSource } from '../../brand-files/sources/Source.ts';
import { shownPath } from '../../brand-files/sources/shownPath.ts';
import type { OpenBrand } from '../wire/StudioBrand.ts';
import { shownProblem } from './shownProblem.ts';

/** Allowed names of a brand. None of them leads out of the folder. */
export const BRAND_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns the text whose layout a save keeps; empty for a file that cannot be opened. */
export function layoutOf(open: OpenBrand | null): string {
  return open === null || open.value === null ? '' : open.text;
}

/** Reads a brand's file from disk; null when it does not exist. */
export function openBrand(dir: string, id: string): OpenBrand | null {
  if (!BRAND_ID.test(id)) return null;
  const path = join(dir, `${id}.json`);
  const name = shownPath(path);
  const read = readText(path, name);
  if (!read.ok) {
    if (read.error.why === 'The file is not there.') return null;
    const hash = hashOf(`${read.error.why} ${versionOf(path)}`);
    return { id, text: '', hash, value: null, problems: [shownProblem(read.error, name)] };
  }
  const text = read.value;
  const source = { name, id, text };
  const parsed = parseJson(source);
  const problems = parsed.ok ? findLost(source, parsed.value) : [parsed.error];
  return {
    id,
    text,
    hash: hashOf(text),
    value: parsed.ok && problems.length === 0 ? parsed.value.value : null,
    problems: problems.map((problem) => shownProblem(problem, name)),
  };
}

/** What a value does not keep of a text, so that saving it would lose it unseen. */
function findLost(source: TextSource, parsed: ParsedJson): readonly Problem[] {
  return [
    ...findDuplicateKeys(source, parsed),
    ...findForbiddenKeys(parsed.value).map((it) => problemAt('forbidden-key', source, it)),
  ];
}

/** Changes whenever a file that cannot be read is written. */
function versionOf(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path);
    return `${mtimeMs} ${size}`;
  } catch (cause) {
    return String(cause);
  }
}
