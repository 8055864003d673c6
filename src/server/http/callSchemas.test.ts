import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { callSchemas } from './callSchemas.ts';

it('every call schema compiles in strict mode, without words of the type generator', () => {
  const schemas = callSchemas();
  const ajv = new Ajv({ strict: true, strictTypes: false, schemas: [...schemas] });

  for (const { $id } of schemas) expect(ajv.getSchema($id)).toBeTypeOf('function');
  expect(JSON.stringify(schemas)).not.toContain('tsType');
});
