import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { watchFormats } from '../../../../tests/factories/texts/watchFormats.ts';
import { formatList } from '../formatList.ts';
import { samplesOf } from './samplesOf.ts';
import { writeList } from './writeList.ts';

const LANGUAGES = ['en-US', 'en-GB', 'en-CA', 'fr-CA', 'es-US', 'de-DE', 'pl-PL', 'ja-JP', 'ar-EG'];
const NAMES = ['Fax', 'Call recording', 'Inicial', 'Hielo', 'Índice', 'Recepción', 'A', '日本'];

const samplesIn = (locale: string) =>
  samplesOf({ locale, dateLanguage: locale, currency: 'USD' }).lineSamples;

it('lists names as the formatter does', () => {
  assert(
    property(constantFrom(...LANGUAGES), array(constantFrom(...NAMES)), (locale, names) => {
      expect(writeList(names, locale, samplesIn(locale))).toBe(formatList(names, locale));
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['en-US', 'Recordings, Fax, Chat'],
  ['fr-CA', 'Recordings, Fax et Chat'],
  ['es-US', 'Recordings, Fax y Chat'],
])('in %s uses no formatter: %s', (locale, listed) => {
  const samples = samplesIn(locale);
  const asked = watchFormats();
  expect(writeList(['Recordings', 'Fax', 'Chat'], locale, samples)).toBe(listed);
  expect(asked).toEqual([]);
});
