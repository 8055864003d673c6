import { expect, it } from 'vitest';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { readSchema } from './schemaFiles.ts';

const { definitions = {}, properties = {} } = readSchema('resolved-brand');
const words = definitions['words']?.properties ?? {};

it.each(['headings', 'buttons', 'texts'])('every one of the %s can be translated', (group) => {
  const keys = Object.keys(properties[group]?.properties ?? {});
  expect(keys.length).toBeGreaterThan(5);
  expect(Object.keys(words[group]?.properties ?? {})).toEqual(keys);
});

it('translates what a brand says, and nothing that it does not', () => {
  for (const [group, { properties: keys = {} }] of Object.entries(words)) {
    const said = Object.keys(properties[group]?.properties ?? {});
    expect(Object.keys(keys).filter((key) => !said.includes(key))).toEqual([]);
  }
});

/** The schema's types of texts. */
const TEXTS = ['line', 'label', 'paragraph', 'statement'].map((name) => `#/definitions/${name}`);

/** The paths of all texts below a part of the schema. */
function textsBelow(part: unknown, path = ''): readonly string[] {
  if (!isRecord(part)) return [];
  const { $ref, additionalProperties, properties: members } = part;
  if (typeof $ref === 'string' && TEXTS.includes($ref)) return [path];
  const target = typeof $ref === 'string' ? definitions[$ref.split('/').at(-1) ?? ''] : undefined;
  const below = isRecord(members) ? Object.entries(members) : [];
  return [
    ...below.flatMap(([key, member]) => textsBelow(member, `${path}/${key}`)),
    ...textsBelow(additionalProperties, `${path}/*`),
    ...textsBelow(target, path),
  ];
}

it('every text that visitors read can be translated', () => {
  const { translations: _, ...said } = properties;
  const translated = textsBelow({ properties: words });
  const all = textsBelow({ properties: said });
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((path) => !translated.includes(path))).toEqual([]);
});

it('a translation may be as long as its original', () => {
  const lengthOf = (from: typeof words, group: string, key: string) => {
    const { $ref, maxLength } = from[group]?.properties?.[key] ?? {};
    return definitions[$ref?.split('/').at(-1) ?? '']?.maxLength ?? maxLength;
  };
  for (const [group, { properties: keys = {} }] of Object.entries(words)) {
    for (const key of Object.keys(keys)) {
      if (key === 'termsTitle') continue; // It is one of three titles in English, and any text in other languages.
      expect([group, key, lengthOf(words, group, key)]).toEqual([
        group,
        key,
        lengthOf(properties, group, key),
      ]);
    }
  }
});
