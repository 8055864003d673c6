import { expect, it } from 'vitest';
import schema from '../../../../../schemas/brand.schema.json';
import type { JsonObject } from '../../../../core/brand/JsonValue.ts';
import { questionFields } from './questionFields.ts';

const brandSchema: JsonObject = JSON.parse(JSON.stringify(schema));
const fieldsOf = (kind: string) =>
  questionFields(brandSchema, ['email'], kind).map(({ path }) => path);

it('offers what every question has, and of the rest what its kind can have', () => {
  expect(fieldsOf('oneOf')).toEqual(expect.arrayContaining(['label', 'options', 'when']));
  const limitsOf = (kind: string) => fieldsOf(kind).filter((path) => path.startsWith('limits'));
  expect(limitsOf('oneOf')).toEqual([]);
  expect(limitsOf('shortText')).toEqual(['limits/minLength', 'limits/maxLength', 'limits/pattern']);
  expect(limitsOf('number')).toEqual(['limits/min', 'limits/max', 'limits/decimals']);
  expect(limitsOf('date')).toEqual(['limits/earliest', 'limits/latest']);
  expect(fieldsOf('shortText')).toContain('placeholder');
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
    when: 'condition',
    'place/widget': 'choice',
    'place/side': 'choice',
  });
});

it('edits a limit by the control for its values', () => {
  const controlOf = (kind: string, path: string) =>
    questionFields(brandSchema, ['email'], kind).find((it) => it.path === path)?.control;
  expect(controlOf('number', 'limits/min')).toBe('number');
  expect(controlOf('shortText', 'limits/pattern')).toBe('choice');
  expect(controlOf('date', 'limits/latest')).toBe('text');
});

it('shows what counts where a question says nothing: its answer is personal', () => {
  const fields = questionFields(brandSchema, ['email'], 'shortText');
  const ticked = fields.filter(({ isTicked }) => isTicked).map(({ path }) => path);
  expect(ticked).toEqual(['personal']);
});
