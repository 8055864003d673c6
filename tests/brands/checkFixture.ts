import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import picocolors from 'picocolors';
import { checkBrandFolder } from '../../src/ops/brand-files/checks/checkBrandFolder.ts';
import { formatProblems } from '../../src/ops/brand-files/format/formatProblems.ts';
import { shownPath } from '../../src/ops/brand-files/sources/shownPath.ts';

const GOOD = join(import.meta.dirname, 'good');
const BROKEN = join(import.meta.dirname, 'broken');

/** The fixtures: folders named `<check>.<fault>` with the files that differ from the good ones. */
export function fixtureNames(): readonly string[] {
  return readdirSync(BROKEN).toSorted();
}

const printed = new Map<string, string>();

/** The check's output, without colours, for the good folder overlaid with a fixture's files. */
export function checkFixture(name: string): string {
  const known = printed.get(name);
  if (known !== undefined) return known;
  const output = checkedWith((dir) => cpSync(join(BROKEN, name), dir, { recursive: true }));
  printed.set(name, output);
  return output;
}

/**
 * The check's output for the good folder after `spoil` has changed it. Paths are relative to that
 * folder.
 */
export function checkedWith(spoil: (dir: string) => void): string {
  const dir = mkdtempSync(join(tmpdir(), 'brands-'));
  try {
    cpSync(GOOD, dir, { recursive: true });
    spoil(dir);
    const { problems, warnings } = checkBrandFolder(dir);
    const output = formatProblems(problems, 'pretty', warnings, picocolors.createColors(false));
    return output.replaceAll(`${shownPath(dir)}/`, '');
  } finally {
    rmSync(dir, { recursive: true });
  }
}
