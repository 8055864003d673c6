import { expect, it } from 'vitest';
import { generateTypes } from './generateTypes.ts';
import type { JsonSchema } from './JsonSchema.ts';

const SCHEMAS = new Map<string, JsonSchema>([
  [
    'order.schema.json',
    {
      $id: 'order.schema.json',
      title: 'Order',
      type: 'object',
      required: ['plan', 'lines', 'note'],
      properties: {
        plan: { description: 'What is sold.', $ref: 'plan.schema.json', tsType: 'Plan' },
        lines: { type: 'array', minItems: 1, items: { $ref: '#/definitions/line' } },
        note: { $ref: '#/definitions/text' },
      },
      definitions: {
        text: { type: 'string' },
        line: { title: 'Line', type: 'object', properties: { name: { type: 'string' } } },
      },
    },
  ],
  ['plan.schema.json', { $id: 'plan.schema.json', title: 'Plan', type: 'object' }],
  ['broken.schema.json', { $id: 'broken.schema.json', items: { $ref: '#/definitions/none' } }],
]);
const MODULES = new Map([
  ['order.schema.json', 'order.ts'],
  ['plan.schema.json', 'plan.ts'],
]);

const orderTypes = () => generateTypes('order.schema.json', SCHEMAS, MODULES);

it('says in its first line where it came from', async () => {
  const [first] = (await orderTypes()).split('\n');
  expect(first).toBe('// Generated from schemas/order.schema.json by npm run generate.');
});

it('imports a type that another schema declares', async () => {
  expect(await orderTypes()).toContain("import type { Plan } from './plan.ts';");
});

it('names a definition by its title and writes one without a title in its place', async () => {
  const types = await orderTypes();
  expect(types).toContain('export interface Line {');
  expect(types).toContain('lines: Line[];');
  expect(types).toContain('note: string;');
});

it('keeps the description of what it refers to', async () => {
  expect(await orderTypes()).toContain('   * What is sold.\n   */\n  plan: Plan;');
});

it('leaves no notes of the generator', async () => {
  expect(await orderTypes()).not.toContain('This interface was referenced by');
});

it('refuses a reference that leads nowhere', async () => {
  await expect(generateTypes('broken.schema.json', SCHEMAS, MODULES)).rejects.toThrow(
    "'#/definitions/none' in broken.schema.json leads nowhere.",
  );
});
