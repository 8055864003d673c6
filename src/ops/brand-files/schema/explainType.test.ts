import type { ErrorObject } from 'ajv';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import { explainType } from './explainType.ts';
import { readSchema } from './schemaFiles.ts';

const PRICE = readSchema('catalogue').definitions?.['price'] ?? {};

function fixOf(data: unknown, schema: JsonSchema, at = '/x', schemaPath = '#/x/type'): string {
  const error: ErrorObject = {
    data,
    instancePath: at,
    keyword: 'type',
    params: {},
    parentSchema: schema,
    schema: schema.type,
    schemaPath,
  };
  return explainType(error).fix;
}

it('never takes an amount that is too dear for cents, because it would be a hundredth', () => {
  const of = (data: string) => fixOf(data, PRICE, '/plans/0/price', '#/definitions/price/type');
  expect(of('480000.00')).toMatch(/^Write a whole number from 0 to 10000000/);
  expect(of('480000')).toBe('Write 480000: prices are whole cents or pence.');
});

it('writes a number as JSON has it', () => {
  const count = { type: 'integer', minimum: 0, maximum: 30 } as const;
  expect(fixOf('007', count)).toBe('Write 7 without quotes.');
  expect(fixOf('-0', count)).toBe('Write 0 without quotes.');
  expect(fixOf('2.50', { type: 'number' })).toBe('Write 2.5 without quotes.');
});
