import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import { settingRows } from './settingRows.ts';

/** The lists of a catalogue in their order: the name of an item's schema, and the list's key. */
const ITEMS = [
  ['plan', 'plans'],
  ['addon', 'addons'],
  ['ivrPlan', 'ivrPlans'],
  ['discount', 'discounts'],
] as const;

/** Returns table rows for every key of a catalogue and of its items. */
export function catalogueTable(schema: JsonSchema): string {
  const { $schema: _, ...properties } = schema.properties ?? {};
  const { definitions = {} } = schema;
  const whole = rowsOf({ ...schema, properties }, '');
  const items = ITEMS.flatMap(([name, list]) =>
    rowsOf({ ...definitions[name], definitions }, `${list}[].`),
  );
  return tableOfKeys([...whole, ...items]);
}

/** Returns table rows for every key of a question and of its conditions. */
export function questionTable({ definitions = {} }: JsonSchema): string {
  const question = rowsOf({ ...definitions['question'], definitions }, '');
  const condition = rowsOf({ ...definitions['condition'], definitions }, 'when.');
  return tableOfKeys([...question, ...condition]);
}

function tableOfKeys(rows: readonly string[]): string {
  return `| Key | What it does | Values | Needed |\n| --- | --- | --- | --- |\n${rows.join('')}`;
}

function rowsOf(schema: JsonSchema, prefix: string): readonly string[] {
  return [...settingRows(schema)].flatMap(([, rows]) =>
    rows.map(({ about, path, values }) => {
      const needed = isNeeded(schema, path.split('.')) ? 'yes' : 'no';
      return `| \`${prefix}${path}\` | ${about} | ${values} | ${needed} |\n`;
    }),
  );
}

/** Whether a key and every key around it are required. */
function isNeeded(schema: JsonSchema, [key = '', ...inner]: readonly string[]): boolean {
  if (schema.required?.includes(key) !== true) return false;
  return inner.length === 0 || isNeeded(schema.properties?.[key] ?? {}, inner);
}
