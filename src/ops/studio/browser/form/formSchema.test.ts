import { expect, it } from 'vitest';
import type { JsonObject } from '../../../../core/brand/JsonValue.ts';
import { readSchema } from '../../../brand-files/schema/schemaFiles.ts';
import { fieldsOf } from './fieldsOf.ts';
import { formSchema } from './formSchema.ts';
import { searchSchema } from './searchSchema.ts';
import { sectionsOf } from './sections.ts';
import { uiSchemaOf } from './uiSchemaOf.ts';

const asObject = (name: 'brand' | 'widgets'): JsonObject =>
  JSON.parse(JSON.stringify(readSchema(name)));
const schema = formSchema(asObject('brand'), asObject('widgets'));
const fields = fieldsOf(schema);

/** Returns the schema at a place of the form, by the keys that lead there. */
function at(...keys: readonly string[]) {
  return keys.reduce<ReturnType<typeof JSON.parse>>((node, key) => node.properties[key], schema);
}

it('has every setting of a brand, and its name and what it does', () => {
  expect(fields).toContain('/theme/signature/pattern');
  expect(fields).toContain('/pages/signup/main');
  expect(fields).not.toContain('/$schema');
  expect(at('theme', 'accent')).toMatchObject({
    title: 'Accent colour',
    type: 'string',
    description:
      'The colour of the main action, the selected plan and the focus ring, which has the ink where a red accent would look like an error.',
  });
});

it('offers no null, which is no value to choose', () => {
  expect(JSON.stringify(schema)).not.toContain('null');
});

it('follows references, to the widgets too', () => {
  expect(JSON.stringify(schema)).not.toContain('$ref');
  expect(at('pages', 'signup', 'main').items.properties.widget.enum).toContain('plan-picker');
});

it('leaves out which statements a setting serves', () => {
  expect(at('signupTypes').description).toBe('The ways to sign up that the brand offers.');
});

it('has a section for every key, including new ones', () => {
  const keys = Object.keys(schema.properties ?? {});
  const inSections = (all: readonly string[]) => sectionsOf(all).flatMap((it) => it.keys);
  expect(inSections(keys).toSorted()).toEqual(keys.toSorted());
  expect(sectionsOf([...keys, 'novelty']).at(-1)).toMatchObject({ id: 'other', keys: ['novelty'] });
});

it.each([
  ['/theme/accent', 'colour'],
  ['/theme/radius', 'segments'],
  ['/theme/type', 'choice'],
  ['/logo/file', 'logo'],
  ['/agreement/terms', 'asset'],
  ['/hosts', 'list'],
  ['/signupTypes/offered', 'choices'],
  ['/tax/taxRates', 'rows'],
  ['/pages/signup/main', 'placements'],
  ['/headings/lead', 'textarea'],
  ['/links/login', 'text'],
  ['/logo/width', 'number'],
  ['/social/google', 'switch'],
  ['/id', 'fixed'],
])('edits %s by the widget %s', (pointer, widget) => {
  const found = pointer
    .slice(1)
    .split('/')
    .reduce<ReturnType<typeof JSON.parse>>((node, key) => node[key], uiSchemaOf(schema));
  expect(found['ui:widget']).toBe(widget);
});

it('finds settings by their name, what they do and what the brand says', () => {
  const brand = { support: { email: 'help@acme.example' } };
  const found = (words: string) => fieldsOf(searchSchema(schema, brand, words) ?? {});
  expect(found('focus ring')).toEqual(['/theme', '/theme/accent']);
  expect(found('acme.example')).toEqual(['/support', '/support/email']);
  expect(found('dark ink')).toContain('/theme/dark/ink');
  expect(searchSchema(schema, brand, 'no such thing')).toBeNull();
});
