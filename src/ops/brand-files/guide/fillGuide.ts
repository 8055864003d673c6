import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import { settingOrigins } from './settingOrigins.ts';
import { type SettingRow, settingRows } from './settingRows.ts';

const HEAD = ['Setting', 'What it does', 'Values', 'Specification', 'Set by'];

/** A table of settings: a comment that names its keys, the table, and a comment that ends it. */
const TABLE = /(<!-- settings: (.*?) -->\n)[\s\S]*?(<!-- end of settings -->)/g;

/**
 * A table that is generated as a whole: a comment with its name, the table, and a comment that ends
 * it.
 */
const MADE = /(<!-- (placeholders|catalogue|questions) -->\n)[\s\S]*?(<!-- end of \2 -->)/g;

/** Rewrites the guide's generated tables. Throws when the guide lacks one. */
export function fillTables(guide: string, tables: Readonly<Record<string, string>>): string {
  const filled = new Set<string>();
  const text = guide.replaceAll(MADE, (_, start: string, name: string, end: string) => {
    filled.add(name);
    return `${start}\n${tables[name] ?? ''}\n${end}`;
  });
  const missing = Object.keys(tables).filter((name) => !filled.has(name));
  if (missing.length > 0) throw new Error(`The guide has no place for ${missing.join(', ')}.`);
  return text;
}

/**
 * Rewrites the guide's tables of settings from the schema of a resolved brand and from the brand
 * folder. Throws when a key of the schema is in no table or in two, or when a table names a key
 * that the schema lacks.
 */
export function fillGuide(guide: string, schema: JsonSchema, folder: BrandFolder): string {
  const rows = settingRows(schema);
  const placed = new Set<string>();
  const filled = guide.replaceAll(TABLE, (_, start: string, keys: string, end: string) => {
    return `${start}\n${tableOf(keys.split(' ').flatMap(take))}\n${end}`;
  });
  const missing = [...rows.keys()].filter((key) => !placed.has(key));
  if (missing.length > 0) throw new Error(`No table of the guide has ${missing.join(', ')}.`);
  return filled;

  function take(key: string): readonly SettingRow[] {
    const found = rows.get(key);
    if (found === undefined) throw new Error(`The schema has no key '${key}', the guide does.`);
    if (placed.has(key)) throw new Error(`The guide has '${key}' in two tables.`);
    placed.add(key);
    return found;
  }

  function tableOf(settings: readonly SettingRow[]): string {
    const cells = settings.map(({ path, about, values, serves }) => [
      `\`${path}\``,
      about,
      values,
      serves,
      settingOrigins(folder, path),
    ]);
    const lines = [HEAD, HEAD.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |\n`);
    return lines.join('');
  }
}
