import { expect, it } from 'vitest';
import { textsIn } from '../../../../tests/factories/texts/textsIn.ts';
import { english } from '../en/english.ts';
import { formatNumbers } from '../formatNumbers.ts';
import { argumentsOf } from '../icu/argumentsOf.ts';
import { compileText } from '../icu/compileText.ts';
import { hasTexts, languageOf } from '../languages.ts';
import { wordsFor } from '../wordsFor.ts';
import { pseudoText } from './pseudoText.ts';

const TAGS = ['en-XA', 'ar-XB'] as const;

it('accents and lengthens a text, and keeps its placeholders', () => {
  expect(pseudoText('Welcome to {brand}.', 'en-XA')).toBe('⟦Ŵéļçömé ţö {brand}. ôñé ţ⟧');
});

it('reverses each word of a text', () => {
  expect(pseudoText('Paid on {date}', 'ar-XB')).toBe('⟦\u202ePaid\u202c \u202eon\u202c {date}⟧');
});

it('keeps the choices of a text', () => {
  const days = compileText(pseudoText('{n, plural, one {# day} other {# days}}', 'en-XA'), 'en-XA');
  expect(formatNumbers(days, { n: 1 }, String)).toContain('1 ðåý');
  expect(formatNumbers(days, { n: 2 }, String)).toContain('2 ðåýš');
});

it.each(TAGS)('every text of %s is in brackets, and has the placeholders of English', (tag) => {
  const usual = new Map(textsIn(english));
  for (const [path, text] of textsIn(languageOf(tag)?.words)) {
    if (text === '') continue;
    expect(text).toMatch(/^⟦.*⟧$/s);
    expect([path, ...argumentsOf(text)]).toEqual([path, ...argumentsOf(usual.get(path) ?? '')]);
  }
});

it.each(TAGS)('%s is only for tests and pictures: no brand can offer it', (tag) => {
  expect(hasTexts(tag)).toBe(false);
  expect(wordsFor(tag).page.email).toMatch(/^⟦/);
});

it('en-XA is at least 40 % longer', () => {
  const longer = new Map(textsIn(languageOf('en-XA')?.words.page));
  const plain = textsIn(english.page).filter(([, text]) => !text.includes('{') && text !== '');
  for (const [path, text] of plain) {
    expect(longer.get(path)?.length).toBeGreaterThanOrEqual(1.4 * text.length);
  }
});
