import { expect, it } from 'vitest';
import { deriveBrandFileSchema, deriveLayerSchema } from './deriveBrandFileSchema.ts';
import type { JsonSchema } from './JsonSchema.ts';

const RESOLVED: JsonSchema = {
  $id: 'resolved-brand.schema.json',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'category', 'market', 'hosts', 'tax'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    category: { enum: ['liveChat'] },
    market: { enum: ['US', 'CA'] },
    hosts: { type: 'array', minItems: 1, items: { type: 'string' } },
    currency: { description: 'What is charged in.', enum: ['USD', 'CAD'] },
    title: { description: 'A line.', $ref: '#/definitions/line' },
    tax: {
      type: 'object',
      required: ['on', 'rates'],
      properties: {
        on: { type: 'boolean' },
        rates: { type: 'array', items: { $ref: '#/definitions/rate' } },
      },
    },
  },
  definitions: {
    line: { type: 'string', maxLength: 90 },
    rate: { type: 'object', required: ['percent'], properties: { percent: { type: 'number' } } },
  },
};

const file = deriveBrandFileSchema(RESOLVED);

it('requires of a brand file only what no layer can say', () => {
  expect(file.required).toEqual(['id', 'name', 'category', 'market', 'hosts']);
});

it('refuses null for what a brand must set itself', () => {
  expect(file.properties?.['market']).toEqual({ enum: ['US', 'CA'] });
});

it('accepts null, which removes a value, wherever a layer can set one', () => {
  expect(file.properties?.['currency']).toEqual({
    description: 'What is charged in.',
    enum: ['USD', 'CAD', null],
  });
});

it('requires nothing inside a member', () => {
  expect(file.properties?.['tax']).toEqual({
    type: ['object', 'null'],
    properties: {
      on: { type: ['boolean', 'null'] },
      rates: { type: ['array', 'null'], items: { $ref: '#/definitions/rate' } },
    },
  });
});

it('refers to a definition that accepts null, and keeps the description', () => {
  expect(file.properties?.['title']).toEqual({
    description: 'A line.',
    $ref: '#/definitions/lineOrNull',
  });
  expect(file.definitions?.['lineOrNull']).toEqual({ type: ['string', 'null'], maxLength: 90 });
});

it('keeps the items of an array whole, for arrays replace', () => {
  expect(file.definitions?.['rate']).toEqual(RESOLVED.definitions?.['rate']);
});

it('drops definitions that nothing refers to', () => {
  expect(Object.keys(file.definitions ?? {})).toEqual(['lineOrNull', 'rate']);
});

it('allows a file to name its schema', () => {
  expect(file.properties?.['$schema']?.type).toBe('string');
});

it('requires nothing of a layer', () => {
  const layer = deriveLayerSchema(RESOLVED);
  expect(layer.required).toBeUndefined();
  expect(layer.properties?.['market']).toEqual({ enum: ['US', 'CA', null] });
});
