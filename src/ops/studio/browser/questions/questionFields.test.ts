import { expect, it } from 'vitest';
import schema from '../../../../../schemas/brand.schema.json';
import type { JsonObject } from '../../../../core/brand/JsonValue.ts';
import { questionFields } from './questionFields.ts';

const brandSchema: JsonObject = JSON.parse(JSON.stringify(schema));
const fieldsOf = (kind: string) =>
  questionFields(brandSchema, ['email'], kind).map(({ path }) => path);

it('offers what every question has, and of the rest what its kind can have', () => {
  expect(fieldsOf('oneOf')).toEqual(expect.arrayContaining(['label', 'options', 'when']));
  expect(fieldsOf('oneOf')).not.toContain('limits');
  expect(fieldsOf('shortText')).toEqual(expect.arrayContaining(['placeholder', 'limits']));
  expect(fieldsOf('shortText')).not.toContain('options');
  expect(fieldsOf('acknowledgement')).toContain('text');
  expect(fieldsOf('taxNumber')).toContain('taxNumber');
});

it('edits each member by the control for its values', () => {
  const controls = Object.fromEntries(
    questionFields(brandSchema, ['email'], 'oneOf').map(({ path, control }) => [path, control]),
  );
  expect(controls).toMatchObject({
    kind: 'choice',
    label: 'text',
    required: 'tick',
    options: 'options',
    when: 'json',
    'place/widget': 'choice',
    'place/side': 'choice',
  });
});
