import { expect, it } from 'vitest';
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
