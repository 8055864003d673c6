import { expect, it } from 'vitest';
import { withLanguages, withLocale, writtenAt } from './withLanguages.ts';

it('converts the single language of an older file', () => {
  expect(withLanguages({ id: 'acme', locale: 'en-CA' })).toEqual({
    id: 'acme',
    languages: ['en-CA'],
  });
});

it('treats a removed locale of an older file as removed languages', () => {
  expect(withLanguages({ locale: null })).toEqual({ languages: null });
});

it('prefers the languages when a file has both', () => {
  const value = { locale: 'en-GB', languages: ['en-CA', 'fr-CA'] };
  expect(withLanguages(value)).toEqual({ languages: ['en-CA', 'fr-CA'] });
});

it('leaves a file without locale unchanged', () => {
  const value = { languages: ['en-CA'] };
  expect(withLanguages(value)).toBe(value);
});

it('takes the locale of a merged brand from its first language', () => {
  expect(withLocale({ languages: ['fr-CA', 'en-CA'] })['locale']).toBe('fr-CA');
});

it('sets no locale for a brand without languages', () => {
  expect(withLocale({ id: 'acme' })).toEqual({ id: 'acme' });
});

it.each([
  [{ locale: 'en-CA' }, '/languages/0', '/locale'],
  [{ locale: 'en-CA' }, '/headings/paid', '/headings/paid'],
  [{ locale: 'en-CA', languages: ['en-CA'] }, '/languages/0', '/languages/0'],
  [{}, '/languages', '/languages'],
])('finds in %j the value that %s has at %s', (value, pointer, written) => {
  expect(writtenAt(value, pointer)).toBe(written);
});
