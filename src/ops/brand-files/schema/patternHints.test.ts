import { expect, it } from 'vitest';
import { PATTERN_HINTS } from './patternHints.ts';
import { readSchema } from './schemaFiles.ts';

function patternsOf(schema: unknown): readonly string[] {
  const text = JSON.stringify(schema);
  return [...text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map((match) =>
    JSON.parse(match[1] ?? '""'),
  );
}

const patterns = ['brand', 'layer', 'catalogue', 'resolved-brand'] as const;

it.each(patterns)('has words for every pattern of the %s schema', (name) => {
  const found = patternsOf(readSchema(name));
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter((pattern) => !PATTERN_HINTS.has(pattern))).toEqual([]);
});

it('has no words for a pattern that no schema holds', () => {
  const used = new Set(patterns.flatMap((name) => patternsOf(readSchema(name))));
  expect([...PATTERN_HINTS.keys()].filter((pattern) => !used.has(pattern))).toEqual([]);
});

it.each([...PATTERN_HINTS])('gives an example that fits %s', (pattern, { wants }) => {
  const example = /'([^']+)'(?!.*')/.exec(wants)?.[1] ?? '';
  expect(example).toMatch(new RegExp(pattern, 'u'));
});

it.each([
  ['^#[0-9a-fA-F]{6}$', 'ABC', '#aabbcc'],
  ['^https://', 'http://a.example', 'https://a.example'],
  ['^https://', '//a.example', 'https://a.example'],
  ['^[a-z]{2}-[A-Z]{2}$', 'EN_gb', 'en-GB'],
  ['^[a-z][a-z0-9]*(-[a-z0-9]+)*$', 'Slotbook CA', 'slotbook-ca'],
  ['^[a-z0-9-]+\\.svg$', 'logos/Acme Logo.SVG', 'acme-logo.svg'],
])('mends by %s the text %s', (pattern, written, mended) => {
  expect(PATTERN_HINTS.get(pattern)?.mend?.(written)).toBe(mended);
});
