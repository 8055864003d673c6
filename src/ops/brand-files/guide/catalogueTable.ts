import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import { settingRows } from './settingRows.ts';

/** What a catalogue holds, in the order of its lists: the name of an item's schema, and of its list. */
const ITEMS = [
  ['plan', 'plans'],
  ['addon', 'addons'],
  ['ivrPlan', 'ivrPlans'],
  ['discount', 'discounts'],
] as const;

/** Every key of a catalogue and of what it lists, as rows of a table. */
export function catalogueTable(schema: JsonSchema): string {
  const { $schema: _, ...properties } = schema.properties ?? {};
  const { definitions = {} } = schema;
  const whole = rowsOf({ ...schema, properties }, '');
  const items = ITEMS.flatMap(([name, list]) =>
    rowsOf({ ...definitions[name], definitions }, `${list}[].`),
  );
  return `| Key | What it does | Values | Needed |\n| --- | --- | --- | --- |\n${[...whole, ...items].join('')}`;
}

function rowsOf(schema: JsonSchema, prefix: string): readonly string[] {
  return [...settingRows(schema)].flatMap(([key, rows]) => {
    const needed = schema.required?.includes(key) === true ? 'yes' : 'no';
    return rows.map(
      ({ about, path, values }) => `| \`${prefix}${path}\` | ${about} | ${values} | ${needed} |\n`,
    );
  });
}
