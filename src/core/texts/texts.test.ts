import { describe, expect, it } from 'vitest';
import { textsIn } from '../../../tests/factories/texts/textsIn.ts';
import { english } from './en/english.ts';
import { en } from './en.ts';
import { formatCount } from './formatCount.ts';
import { formatDate } from './formatDate.ts';
import { formatMoney } from './formatMoney.ts';
import { formatNumbers } from './formatNumbers.ts';
import { formatText } from './formatText.ts';
import { argumentsOf } from './icu/argumentsOf.ts';
import { compileText } from './icu/compileText.ts';
import { textsFor } from './textsFor.ts';

describe('formatText', () => {
  it('fills in placeholders, and keeps unknown ones visible', () => {
    expect(formatText('{a} of {b}, {toString}', { a: '0', b: 'x' })).toBe('0 of x, {toString}');
  });

  it('inserts a value unchanged, including dollar signs and braces', () => {
    expect(formatText('{a}', { a: "$& {b} $'" })).toBe("$& {b} $'");
  });
});

describe('formatMoney', () => {
  it.each([
    [123456, 'USD', 'en-US', '$1,234.56'],
    [100, 'CAD', 'en-CA', '$1.00'],
    [100, 'CAD', 'en-US', '$1.00'],
    [5, 'GBP', 'en-GB', '£0.05'],
    [0, 'USD', 'en-US', '$0.00'],
  ] as const)('writes %d %s in %s with two decimals', (amount, currency, locale, text) => {
    expect(formatMoney({ amount, currency }, locale)).toBe(text);
  });
});

it('writes dates in the brand’s language, the same in any time zone of the machine', () => {
  expect(formatDate('2026-03-01T23:30:00Z', 'en-US')).toBe('March 1, 2026');
  expect(formatDate('2026-03-01T23:30:00Z', 'en-IN')).toBe('1 March 2026');
  expect(formatDate('2026-03-01T23:30:00Z', 'en-GB', 'Asia/Tokyo')).toBe('2 March 2026');
});

describe('textsFor', () => {
  it("prefers the brand's own texts to those of its language", () => {
    const texts = textsFor({
      locale: 'en-GB',
      market: 'UK',
      texts: { failureHeading: 'Not charged' },
    });
    expect(texts.failureHeading).toBe('Not charged');
    expect(texts.failureMessage).toBe(en.failureMessage);
  });

  it("uses the brand's success heading with and without an activation mail", () => {
    const texts = textsFor({
      locale: 'en-GB',
      market: 'UK',
      texts: { successHeading: 'Your school is open' },
    });
    expect(texts.successMailHeading).toBe('Your school is open');
    expect(texts.successMailMessage).toBe(en.successMailMessage);
  });

  it.each([
    ['US', 'Zip Code'],
    ['CA', 'Postal Code'],
    ['UK', 'Post Code'],
  ] as const)('calls the postal code in %s a %s', (market, postalCode) => {
    expect(textsFor({ locale: 'en-GB', market, texts: {} })).toMatchObject({
      postalCode,
      postalCodeRequired: `Enter ${postalCode}`,
      postalCodeInvalid: `Invalid ${postalCode}`,
    });
  });

  it('falls back to English for a language without texts', () => {
    const own = { market: 'US', texts: {} } as const;
    expect(textsFor({ ...own, locale: 'xx-XX' })).toEqual(textsFor({ ...own, locale: 'en-US' }));
  });

  it('has a companion that writes a number as it is told to, and chooses by the number', () => {
    const text = compileText('{n, plural, one {# minute} other {# minutes}} of {plan}', 'en-US');
    const write = (n: number) => formatCount(n, 'en-US');
    expect(formatNumbers(text, { n: 3000, plan: '3000' }, write)).toBe('3,000 minutes of 3000');
  });

  it("reads a brand's own text as an ICU message with plurals", () => {
    const trustLine = 'Cancel in {days, plural, one {# day} other {# days}}.';
    const texts = textsFor({ locale: 'en-GB', market: 'UK', texts: { trustLine } });
    expect(formatText(texts.trustLine, { days: 1 })).toBe('Cancel in 1 day.');
    expect(formatText(texts.trustLine, { days: 2 })).toBe('Cancel in 2 days.');
  });
});

it('quotes the specification exactly', () => {
  expect(en).toMatchObject({
    invalidPassword: 'Password must contain at least one letter, one number & 8 characters.',
    invalidPhone: 'Please enter a valid phone number.',
    selectProvince: 'Please select province.',
    robotCheck: 'Please verify that you are not a robot.',
    failureHeading: 'Failed to charge your card',
    failureMessage: 'Something went wrong with charging your account, please try again.',
  });
});

/** Lists of several charges, and a notice that comes some days before. */
const NEVER_ONE = /Then$|Reminder$/;

it.each(
  textsIn(english).filter(
    ([path, text]) => /, (number|plural)/.test(text) && !NEVER_ONE.test(path),
  ),
)('%s writes one of a thing in the singular', (_path, text) => {
  const names = [...argumentsOf(text)];
  const said = formatNumbers(
    compileText(text, 'en-US'),
    Object.fromEntries(names.map(([name, kind]) => [name, kind === 'number' ? 1 : name])),
    String,
  );
  expect(said).not.toMatch(/\b1 (free )?[a-z]+s\b/);
});

it('is calm in tone: no text has an exclamation mark', () => {
  expect(Object.values(en).filter((text) => text.includes('!'))).toEqual([]);
});

it("asks for a refresh in the specification's word, and not for a reload", () => {
  expect(textsIn(english).filter(([, text]) => /reload/i.test(text))).toEqual([]);
});
