// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { formatText } from '../../src/core/texts/formatText.ts';
import { textsFor } from '../../src/core/texts/textsFor.ts';
import { wholeDate } from '../../src/core/texts/wholeDate.ts';
import { contentOf, documentOf, MAILS_IN_LANGUAGES, mailOf, textsOf } from './mailsOfBrands.ts';

/** Spellings of one side of the Atlantic, which a reader on the other side takes for a mistake. */
const FOREIGN = {
  US: /\b(?:cancell(?:ed|ing)|\w+is(?:e|ed|ing|ation)(?<=authoris\w+|organis\w+|recognis\w+)|colour|favour|centre|licence)\b/i,
  CA: /\b(?:authoris\w+|organis\w+|color|favor|center)\b/i,
  UK: /\b(?:cancel(?:ed|ing)|authoriz\w+|organiz\w+|color|favor|center)\b/i,
} as const;

const lower = (text: string) => text.toLocaleLowerCase().replaceAll('\u00a0', ' ');
const wordsOf = (text: string) => lower(text).match(/[\p{L}\p{M}\d’'-]+/gu) ?? [];
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+|\n/);

describe.each(MAILS_IN_LANGUAGES)('a mail of %s, %s,', (_name, kind, built) => {
  const { brand } = built;
  const mail = mailOf(built, kind);
  const { title } = contentOf(built, kind);
  const seen = textsOf(documentOf(mail));
  const shown = seen.map(({ text }) => text);
  const body = shown.slice(shown.findIndex((text) => lower(text) === lower(title)) + 1);
  const sentences = body.flatMap(sentencesOf);

  it('says its title once', () => {
    const words = wordsOf(title);
    const repeated = sentences.filter((sentence) => {
      const said = new Set(wordsOf(sentence));
      return words.every((word) => said.has(word));
    });
    expect(words.length).toBeGreaterThan(1);
    expect(repeated).toEqual([]);
  });

  it('says each sentence, and whom to ask, once', () => {
    const long = sentences.filter((sentence) => wordsOf(sentence).length > 3);
    expect(long.filter((sentence, at) => long.indexOf(sentence) !== at)).toEqual([]);
    const { email, phone } = brand.support;
    const times = (what: string) => mail.text.replace(/mailto:\S+/g, '').split(what).length - 1;
    expect(times(email)).toBe(1);
    expect(phone === undefined ? 1 : times(phone)).toBe(1);
  });

  it('calls a debit what the page calls it', () => {
    const texts = textsFor(brand);
    const names = [texts.methodACH, texts.methodGC].map(lower);
    const own = brand.payment.methods.map((method) => lower(texts[`method${method}`]));
    const foreign = names.filter((name) => !own.includes(name));
    expect(foreign.filter((name) => lower(mail.text).includes(name))).toEqual([]);
  });

  it('starts no sentence after a colon, and spells as its market does', () => {
    expect(sentences.filter((text) => /[^\d]\s?: \p{Lu}/u.test(text))).toEqual([]);
    const isEnglish = brand.locale.startsWith('en');
    const misspelt = isEnglish && FOREIGN[brand.market].test(mail.text);
    expect(misspelt).toBe(false);
  });

  it("never breaks the brand's name, or the number of a card or account", () => {
    const broken = shown.filter(
      (text) =>
        (brand.name.includes(' ') && text.includes(brand.name)) || /\p{L} \d{4}$/u.test(text),
    );
    expect(broken.filter((text) => text !== brand.legalName)).toEqual([]);
    expect(mail.subject).not.toContain('\u00a0');
  });

  it('ends no line of a sentence after the number of something', () => {
    const counted = seen.filter(({ at, text }) => at.closest('p') && /\d \p{Ll}/u.test(text));
    expect(counted.map(({ text }) => text)).toEqual([]);
  });
});

const trials = MAILS_IN_LANGUAGES.filter(
  ([, kind, { catalogue }]) =>
    kind === 'receiptOfTrial' && catalogue.plans[0]?.billingType === 'MINUTES',
);

it.each(trials)('a trial of %s that minutes can end promises no day (%s)', (_name, kind, built) => {
  const { text } = mailOf(built, kind);
  const latest = formatText(textsFor(built.brand).atLatest, { date: '' }).trim();
  expect(text).toContain(latest);
  const { dateLanguage } = built.brand;
  const ends = wholeDate('2026-06-15T15:00:00.000Z', dateLanguage, 'UTC');
  // Once beside the amount, and once in the sentence that also names the minutes.
  expect(text.split(ends)).toHaveLength(3);
});
