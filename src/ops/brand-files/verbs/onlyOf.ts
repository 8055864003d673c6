import { basename, join } from 'node:path';
import { valueAt } from '../../../core/brand/editValue.ts';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { Problem } from '../problem/Problem.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import { shownPath } from '../sources/shownPath.ts';
import { namedFiles } from './namedFiles.ts';

/** Where the files are that a brand names, by the setting that names them. */
const NAMED: readonly (readonly [pointer: string, place: (name: string) => string])[] = [
  ['/plans/catalogue', (name) => `plans/${name}.json`],
  ['/logo/file', (name) => `logos/${name}`],
  ['/logo/fileOnDark', (name) => `logos/${name}`],
  ['/theme/signature/illustration/file', (name) => `illustrations/${name}`],
  ['/theme/signature/illustrationBelow/file', (name) => `illustrations/${name}`],
  ['/agreement/terms', (name) => `terms/${name}.md`],
  ['/agreement/privacy', (name) => `terms/${name}.md`],
  ['/agreement/hipaaTerms', (name) => `terms/${name}.md`],
];

/**
 * Returns the problems of the files and folders named, those of the files that a brand named names itself, and
 * those that a layer causes in it; all when none is named. Throws CannotRun for a file that does
 * not exist or is outside the folder.
 */
export function onlyOf(
  problems: readonly Problem[],
  files: readonly string[],
  dir: string,
  { brands }: Pick<BrandFolder, 'brands'>,
): readonly Problem[] {
  if (files.length === 0) return problems;
  const named = namedFiles(files, dir);
  const chosen = [...brands.values()].filter(({ name }) => named.has(name));
  const ids = new Set([
    // A brand whose file cannot be read is not among them.
    ...named.names.map((name) => basename(name, '.json')),
    ...chosen.map(({ id }) => id),
  ]);
  const own = new Set(chosen.flatMap(({ value }) => ownFiles(value)));
  return problems.filter(
    ({ brands: broken, file }) =>
      named.has(file) || own.has(file) || broken.some((brand) => ids.has(brand)),
  );

  function ownFiles(value: JsonObject): readonly string[] {
    return NAMED.flatMap(([pointer, place]) => {
      const name = valueAt(value, pointer);
      return typeof name === 'string' ? [shownPath(join(dir, place(name)))] : [];
    });
  }
}
