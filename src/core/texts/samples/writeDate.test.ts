import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { watchFormats } from '../../../../tests/factories/texts/watchFormats.ts';
import { formatDate } from '../formatDate.ts';
import { dateSamples } from './dateSamples.ts';
import { writeDate } from './writeDate.ts';

const LANGUAGES = ['en-US', 'en-GB', 'en-CA', 'en-IN', 'en-ZA', 'fr-CA', 'es-US', 'de-DE', 'es-MX'];
const OTHERS = ['pl-PL', 'ja-JP', 'ko-KR', 'th-TH', 'fa-IR', 'ar-EG', 'hi-IN', 'he-IL', 'lt-LT'];
const DAY_MS = 86_400_000;

it('writes every day as the formatter does', () => {
  const day = integer({ min: Date.UTC(1980, 0) / DAY_MS, max: Date.UTC(2120, 0) / DAY_MS });
  assert(
    property(constantFrom(...LANGUAGES, ...OTHERS), day, (language, days) => {
      const at = new Date(days * DAY_MS);
      const written = writeDate(at, language, dateSamples(language));
      expect(written).toBe(formatDate(at.toISOString(), language));
    }),
    { numRuns: 1000 },
  );
});

it('uses no formatter when the samples match', () => {
  const samples = dateSamples('en-US');
  const asked = watchFormats();
  const written = writeDate(new Date('2027-02-01T00:00:00Z'), 'en-US', samples);
  expect(asked).toEqual([]);
  expect(written).toBe('February 1, 2027');
});

it.each([
  ['fr-CA', '12', '12 décembre 2026'],
  ['fr-CA', '01', '1er décembre 2026'],
  ['fr-CA', '11', '11 décembre 2026'],
  ['es-US', '12', '12 de diciembre de 2026'],
])('writes a day in %s, the %s, as %s, without a formatter', (language, at, day) => {
  const samples = dateSamples(language);
  const asked = watchFormats();
  expect(writeDate(new Date(`2026-12-${at}T00:00:00Z`), language, samples)).toBe(day);
  expect(asked).toEqual([]);
});
