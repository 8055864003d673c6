import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setAt, unsetAt } from '../../src/core/brand/editValue.ts';
import type { JsonObject } from '../../src/core/brand/JsonValue.ts';
import { checkedWith } from './checkFixture.ts';

/** Writes values into a file, by their pointers; null removes. */
function write(dir: string, file: string, values: Readonly<Record<string, string | null>>): void {
  const path = join(dir, file);
  let brand: JsonObject = JSON.parse(readFileSync(path, 'utf8'));
  for (const [at, value] of Object.entries(values)) {
    brand = value === null ? unsetAt(brand, at) : setAt(brand, at, value);
  }
  writeFileSync(path, JSON.stringify(brand, null, 2));
}

/** The check's output for kept-ca, which has no French of its own, with these values. */
function onFrench(values: Readonly<Record<string, string>>): string {
  return checkedWith((dir) => {
    cpSync(join(import.meta.dirname, 'broken/translations.named-anew'), dir, { recursive: true });
    rmSync(join(dir, 'other-ca.json'));
    const own = { '/footer/text': 'Our dot', '/footer/href': 'https://dot.example' };
    const same = { '/name': 'Acme Canada', '/legalName': 'Acme, Inc.', '/logo/file': 'acme.svg' };
    write(dir, 'kept-ca.json', { ...own, ...same, '/translations': null, ...values });
  });
}

/** The check's output for the brand on a brand with a logo for the dark scheme, with these values. */
function onDark(
  values: Readonly<Record<string, string>>,
  parent: Readonly<Record<string, string>> = {},
): string {
  const fixture = join(import.meta.dirname, 'broken/logo-file.of-the-extended-brand');
  return checkedWith((dir) => {
    cpSync(fixture, dir, { recursive: true });
    write(dir, 'acme.json', parent);
    write(dir, 'acme-uk.json', values);
  });
}

it('accepts a brand that repeats what the brand that it extends says in both languages', () => {
  expect(onFrench({})).toBe('');
});

it.each([
  ['/name', 'Other'],
  ['/legalName', 'Other Ltd.'],
  ['/logo/file', 'other.svg'],
  ['/footer/href', 'https://place.example'],
])('refuses a brand with another %s than in the other language', (at, value) => {
  const told = onFrench({ [at]: value });
  expect(told.match(/is set anew here/g)).toHaveLength(1);
  expect(told).toContain(`kept-ca.json`);
});

it('accepts a brand that repeats a translated text of a lower layer', () => {
  expect(onFrench({ '/headings/paid': "You're almost there" })).toBe('');
});

it('accepts a brand that repeats the logo of the brand that it extends', () => {
  expect(onDark({ '/logo/file': 'acme.svg' })).toBe('');
});

it('accepts a brand that repeats that logo, which has another file on dark', () => {
  expect(onDark({ '/logo/file': 'acme.svg' }, { '/logo/fileOnDark': 'other.svg' })).toBe('');
});

it('accepts a brand whose logo is the file that the other has on dark', () => {
  expect(onDark({ '/logo/file': 'other.svg' }, { '/logo/fileOnDark': 'other.svg' })).toBe('');
});
