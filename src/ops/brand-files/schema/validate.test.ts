import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { readSchema } from './schemaFiles.ts';
import { validate } from './validate.ts';

const SCHEMAS = ['widgets', 'brand', 'layer', 'catalogue', 'resolved-brand'] as const;

it.each(SCHEMAS)('is given a %s schema that keeps to draft 7', (name) => {
  const ajv = new Ajv({ allErrors: true });
  const isValid = ajv.validateSchema({ ...readSchema(name), $id: `${name}-held-to-draft-7` });
  expect(ajv.errorsText(ajv.errors)).toBe('No errors');
  expect(isValid).toBe(true);
});

it('finds every fault, not only the first', () => {
  const faults = validate('layer', { name: 5, hosts: 'x', colour: 'red' });
  expect(faults.map(({ keyword }) => keyword).toSorted()).toEqual([
    'additionalProperties',
    'type',
    'type',
  ]);
});

it.each([0.07, 14.975, 13, 0.001])('accepts %f as a tax rate with three decimals', (taxRate) => {
  const tax = { taxRates: [{ provinceCode: 'QC', taxRate }] };
  expect(validate('layer', { tax })).toEqual([]);
});

it('accepts null where a layer removes a value', () => {
  expect(validate('brand', { ...named(), footer: null, theme: { dark: null } })).toEqual([]);
});

it('refuses null for what every brand must set itself', () => {
  expect(validate('brand', { ...named(), name: null })).toHaveLength(1);
});

function named() {
  return { id: 'acme', name: 'Acme', category: 'liveChat', market: 'US', hosts: ['a.example'] };
}
