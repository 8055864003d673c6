import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { Finding } from '../problem/Finding.ts';
import { explainSchemaError } from './explainSchemaError.ts';
import type { SchemaName } from './schemaFiles.ts';
import { validate } from './validate.ts';

/**
 * Returns what a schema refuses in a value: one finding for each place, because the first fault
 * there explains the others.
 */
export function checkSchema(schema: SchemaName, value: JsonObject): readonly Finding[] {
  const byPlace = new Map<string, Finding>();
  for (const error of validate(schema, value)) {
    const finding = explainSchemaError(error, schema, value);
    if (!byPlace.has(finding.at)) byPlace.set(finding.at, finding);
  }
  return [...byPlace.values()];
}
