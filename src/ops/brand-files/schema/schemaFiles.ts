import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../../schemas/JsonSchema.ts';

const FOLDER = join(import.meta.dirname, '../../../../schemas');

export type SchemaName = 'brand' | 'layer' | 'catalogue' | 'resolved-brand' | 'widgets';

/** A schema of the project, by its file's name. */
export function readSchema(name: SchemaName): JsonSchema {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.schema.json`), 'utf8'));
}
