import { expect, it } from 'vitest';
import { withLanguages, withLocale, writtenAt } from './withLanguages.ts';

it('reads the one language of an older file as the languages that it offers', () => {
  expect(withLanguages({ id: 'acme', locale: 'en-CA' })).toEqual({
    id: 'acme',
    languages: ['en-CA'],
  });
});

it('reads an older file that takes its language away as one that takes its languages away', () => {
  expect(withLanguages({ locale: null })).toEqual({ languages: null });
});

it('goes by the languages where a file says both', () => {
  const value = { locale: 'en-GB', languages: ['en-CA', 'fr-CA'] };
  expect(withLanguages(value)).toEqual({ languages: ['en-CA', 'fr-CA'] });
});

it('leaves a file that says no locale as it is', () => {
  const value = { languages: ['en-CA'] };
  expect(withLanguages(value)).toBe(value);
});

it('words a merged brand in the first language that it offers', () => {
  expect(withLocale({ languages: ['fr-CA', 'en-CA'] })['locale']).toBe('fr-CA');
});

it('words a brand without languages in none', () => {
  expect(withLocale({ id: 'acme' })).toEqual({ id: 'acme' });
});

it.each([
  [{ locale: 'en-CA' }, '/languages/0', '/locale'],
  [{ locale: 'en-CA' }, '/headings/paid', '/headings/paid'],
  [{ locale: 'en-CA', languages: ['en-CA'] }, '/languages/0', '/languages/0'],
  [{}, '/languages', '/languages'],
])('finds in %j what %s names at %s', (value, pointer, written) => {
  expect(writtenAt(value, pointer)).toBe(written);
});
