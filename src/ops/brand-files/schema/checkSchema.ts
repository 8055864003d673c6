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
  const errors = validate(schema, value);
  const first = errors.map((error) => explainSchemaError(error, { schema, value }));
  // What one unknown key means is not what another means. By its value, neither of two means it.
  const places = first.flatMap(({ meant }) => meant ?? []);
  const taken = new Set(places);
  const times = Map.groupBy(places, (place) => place);
  const isSure = ({ meant }: Finding) =>
    meant === undefined || (meant !== null && times.get(meant)?.length === 1);
  const findings = errors.map((error, index) => {
    const found = first[index];
    return found === undefined || !isSure(found)
      ? explainSchemaError(error, { schema, value, taken })
      : found;
  });
  return [...Map.groupBy(findings, ({ at }) => at).values()].flatMap((all) => all.slice(0, 1));
}
