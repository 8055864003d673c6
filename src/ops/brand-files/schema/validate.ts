import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { readSchema, type SchemaName } from './schemaFiles.ts';

let ajv: Ajv | undefined;

/** Returns every fault that a schema finds in a value, each with the schema that it breaks. */
export function validate(schema: SchemaName, value: JsonObject): readonly ErrorObject[] {
  const check = validatorOf(schema);
  return check(value) ? [] : (check.errors ?? []);
}

/**
 * Compiled at first use. Compiling is safe because the schemas are this project's own and this runs
 * only on Node.
 */
function validatorOf(schema: SchemaName): ValidateFunction {
  ajv ??= makeAjv();
  const id = `${schema}.schema.json`;
  const known = ajv.getSchema(id);
  if (known !== undefined) return known;
  return ajv.compile(readSchema(schema));
}

function makeAjv(): Ajv {
  const made = new Ajv({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    // Accepts 0.07 as a multiple of 0.001, in spite of floating-point division.
    multipleOfPrecision: 6,
    // Not validated here, because a test checks the schemas against draft 7. That and optimising
    // the validators would cost more than checking a thousand brands.
    meta: false,
    validateSchema: false,
    code: { optimize: false },
  });
  // Annotations for the type generator and the guide.
  made.addVocabulary(['tsType', 'serves', 'shownAs']);
  made.addSchema(readSchema('widgets'));
  return made;
}
