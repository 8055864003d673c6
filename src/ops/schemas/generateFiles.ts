import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leadInfoSchema } from '../../core/fields/leadInfoSchema.ts';
import { generatedPhoneFiles } from '../../core/rules/phone/generatedPhoneFiles.ts';
import { answersSchema } from '../../core/rules/questions/answersSchema.ts';
import { deriveBrandFileSchema, deriveLayerSchema } from './deriveBrandFileSchema.ts';
import { generateTypes } from './generateTypes.ts';
import type { JsonSchema } from './JsonSchema.ts';
import { madeOfWidgets, widgetFiles } from './widgetFiles.ts';

const TYPES_FOLDER = 'src/core/contract/generated';
const LEAD_INFO = 'leadInfo.schema.json';
const ANSWERS = 'answers.schema.json';
const PHONE_FOLDER = 'src/core/rules/phone/generated';

/** The module that each schema's types are written to. */
const MODULES: ReadonlyMap<string, string> = new Map([
  ['resolved-brand.schema.json', 'brand.ts'],
  ['catalogue.schema.json', 'catalogue.ts'],
  ['session.schema.json', 'session.ts'],
  [LEAD_INFO, 'leadInfo.ts'],
  ['calls.schema.json', 'calls.ts'],
]);

/**
 * Generates every file made from the authored schemas, the fields, the widgets' folders and the
 * packages' data: path from the project's root → content.
 */
export async function generateFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const authored = await readSchemas(join(root, 'schemas'));
  const schemas = new Map([...authored, [LEAD_INFO, leadInfoSchema()]]);
  const resolved = schemas.get('resolved-brand.schema.json') ?? {};
  const files = new Map([
    ['schemas/brand.schema.json', asText(deriveBrandFileSchema(resolved))],
    ['schemas/layer.schema.json', asText(deriveLayerSchema(resolved))],
    [`schemas/${LEAD_INFO}`, asText(leadInfoSchema())],
    [`schemas/${ANSWERS}`, asText(answersSchema())],
  ]);
  for (const [file, module] of MODULES) {
    files.set(`${TYPES_FOLDER}/${module}`, await generateTypes(file, schemas, MODULES));
  }
  for (const [file, content] of generatedPhoneFiles())
    files.set(`${PHONE_FOLDER}/${file}`, content);
  for (const [path, content] of await widgetFiles(root)) files.set(path, content);
  return files;
}

/**
 * Returns the paths among `files` whose content on disk differs or is missing, and files of widgets
 * that are no longer generated.
 */
export async function findStaleFiles(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<string[]> {
  const stale = (await madeOfWidgets(root)).filter((path) => !files.has(path));
  for (const [path, content] of files) {
    const current = await readFile(join(root, path), 'utf8').catch(() => null);
    if (current !== content) stale.push(path);
  }
  return stale;
}

async function readSchemas(folder: string): Promise<ReadonlyMap<string, JsonSchema>> {
  const schemas = new Map<string, JsonSchema>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.schema.json')) continue;
    schemas.set(file, JSON.parse(await readFile(join(folder, file), 'utf8')));
  }
  return schemas;
}

/**
 * Removes what only the guide reads. A brand's key with such a name has an object as its value, and
 * stays.
 */
function asText(schema: JsonSchema): string {
  const forFiles = (key: string, value: unknown) =>
    (key === 'serves' || key === 'shownAs') && typeof value === 'string' ? undefined : value;
  return `${JSON.stringify(schema, forFiles, 2)}\n`;
}
