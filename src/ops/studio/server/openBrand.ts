import { join } from 'node:path';
import { hashOf } from '../../brand-files/index/writeObject.ts';
import { parseJson } from '../../brand-files/sources/parseJson.ts';
import { readText } from '../../brand-files/sources/readText.ts';
import { shownPath } from '../../brand-files/sources/shownPath.ts';
import type { OpenBrand } from '../wire/StudioBrand.ts';
import { shownProblem } from './shownProblem.ts';

/** Allowed names of a brand. None of them leads out of the folder. */
export const BRAND_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns the text whose layout a save keeps; empty for a file that is not JSON. */
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
    return { id, text: '', hash: '', value: null, problems: [shownProblem(read.error, name)] };
  }
  const text = read.value;
  const parsed = parseJson({ name, id, text });
  return {
    id,
    text,
    hash: hashOf(text),
    value: parsed.ok ? parsed.value.value : null,
    problems: parsed.ok ? [] : [shownProblem(parsed.error, name)],
  };
}
