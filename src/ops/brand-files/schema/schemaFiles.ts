import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../../schemas/JsonSchema.ts';

const FOLDER = join(import.meta.dirname, '../../../../schemas');

export type SchemaName = 'brand' | 'layer' | 'catalogue' | 'resolved-brand' | 'widgets';

const read = new Map<SchemaName, JsonSchema>();

/** A schema of the project, by its file's name. Read once, because each file of a folder needs it. */
export function readSchema(name: SchemaName): JsonSchema {
  const schema =
    read.get(name) ?? JSON.parse(readFileSync(join(FOLDER, `${name}.schema.json`), 'utf8'));
  read.set(name, schema);
  return schema;
}
