import { expect, it } from 'vitest';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import type { Question } from '../../contract/generated/brand.ts';
import { checkAnswer } from './checkAnswer.ts';
import { readTaxNumber } from './taxNumbers/readTaxNumber.ts';

const rules = { today: { first: '2026-11-22', last: '2026-11-24' }, readTaxNumber };

function answer(question: Partial<Question>, raw: unknown): unknown {
  const checked = checkAnswer(aQuestion(question), raw, rules);
  return checked.ok ? { value: checked.value } : checked.error;
}

const options = { few: 'Few', some: 'Some', many: 'Many' };

/** A question, the answer given, and the value stored. */
const TAKEN: readonly (readonly [Partial<Question>, unknown, unknown])[] = [
  [{}, '  Plumber\u200B  and\tsons ', 'Plumber and sons'],
  [{}, 'C&A; Less < More', 'C&A; Less < More'],
  [{ kind: 'longText' }, 'One\r\ntwo', 'One\ntwo'],
  [{ limits: { pattern: 'letters' } }, 'Zoë d’Arc-Nuñez', 'Zoë d’Arc-Nuñez'],
  [{ limits: { pattern: 'digits' } }, '12 34-56', '123456'],
  [{ limits: { pattern: 'lettersAndDigits' } }, 'ab 12', 'ab12'],
  [{ limits: { pattern: 'npi' } }, '123 456 7893', '1234567893'],
  [{ limits: { pattern: 'usZipCode' } }, '12345-6789', '12345-6789'],
  [{ limits: { pattern: 'canadianPostalCode' } }, 'k1a0b1', 'K1A 0B1'],
  [{ limits: { pattern: 'ukPostcode' } }, 'sw1a1aa', 'SW1A 1AA'],
  [{ limits: { pattern: 'ukCompanyNumber' } }, 'sc123456', 'SC123456'],
  [{ kind: 'number' }, '1,250', '1250'],
  [{ kind: 'number' }, '1 250', '1250'],
  [{ kind: 'number' }, '-007.0', '-7'],
  [{ kind: 'number', limits: { decimals: 2 } }, '12,50', '12.5'],
  [{ kind: 'number', limits: { decimals: 2 } }, '1.250,75', '1250.75'],
  [{ kind: 'number', limits: { decimals: 3 } }, '1,250', '1.25'],
  [{ kind: 'number' }, '-0', '0'],
  [{ kind: 'date' }, '2028-02-29', '2028-02-29'],
  [{ kind: 'date', limits: { earliest: 'today' } }, '2026-11-22', '2026-11-22'],
  [{ kind: 'date', limits: { latest: 'today' } }, '2026-11-24', '2026-11-24'],
  [{ kind: 'oneOf', options }, 'some', 'some'],
  [{ kind: 'someOf', options }, ['many', 'few', 'few'], ['few', 'many']],
  [{ kind: 'someOf', options }, [], null],
  [{ kind: 'yesNo' }, 'no', 'no'],
  [{ kind: 'acknowledgement' }, 'yes', 'yes'],
  [{ kind: 'email' }, ' Ada@Example.com', 'ada@example.com'],
  [{ kind: 'email' }, 'Ada <ada@example.com>', 'ada@example.com'],
  [{ limits: { pattern: 'digits' } }, '１２－３４', '1234'],
  [{ limits: { pattern: 'lettersAndDigits' } }, 'ａｂ１２', 'ab12'],
  [{ limits: { pattern: 'usZipCode' } }, '９４１０７', '94107'],
  [{ limits: { pattern: 'ukPostcode' } }, 'ＳＷ１Ａ１ＡＡ', 'SW1A 1AA'],
  [{ kind: 'number', limits: { decimals: 1 } }, '１，２５０．５', '1250.5'],
  [{ kind: 'number' }, '١٢٥٠', '1250'],
  [{ kind: 'phone' }, '+44 20 7946 0018', '+44 20 7946 0018'],
  [{ kind: 'webAddress' }, 'Example.com/a b'.replace(' ', ''), 'https://example.com/ab'],
  [{ kind: 'webAddress' }, 'http://bücher.example', 'http://xn--bcher-kva.example/'],
  [{ kind: 'taxNumber', taxNumber: 'vatUk' }, 'gb 980 7806 84', 'GB980780684'],
  [{ kind: 'taxNumber', taxNumber: 'gstHst' }, '123026635 rt 0001', '123026635RT0001'],
  [{ kind: 'taxNumber', taxNumber: 'qst' }, '1006174538 TQ1234', '1006174538TQ1234'],
  [{ kind: 'taxNumber', taxNumber: 'ein' }, '911144442', '91-1144442'],
  [{ kind: 'taxNumber', taxNumber: 'ein' }, '９１－１１４４４４２', '91-1144442'],
  [{ kind: 'taxNumber', taxNumber: 'ein' }, '۹۱۱۱۴۴۴۴۲', '91-1144442'],
];

it.each(TAKEN)('%j accepts %j', (question, raw, value) => {
  expect(answer(question, raw)).toEqual({ value });
});

it.each(TAKEN.filter(([, , value]) => value !== null))(
  '%j accepts its stored value again, after %j',
  (question, _, value) => {
    expect(answer(question, value)).toEqual({ value });
  },
);

const long = 'é'.repeat(201);

const REFUSED: readonly (readonly [Partial<Question>, unknown, string])[] = [
  [{}, '<b>Plumber', 'markup'],
  [{}, '&lt;b', 'markup'],
  [{}, '<\u200Bscript', 'markup'],
  [{}, long, 'tooLong'],
  [{}, 'x'.repeat(1_000_000), 'tooLong'],
  [{}, 'half \uD800', 'malformed'],
  [{ limits: { minLength: 3 } }, 'ab', 'tooShort'],
  [{ kind: 'longText', limits: { maxLength: 3 } }, 'abcd', 'tooLong'],
  [{ limits: { pattern: 'npi' } }, '1234567890', 'wrongPattern'],
  [{ limits: { pattern: 'ukPostcode' } }, 'Westminster', 'wrongPattern'],
  [{ kind: 'number' }, 'twelve', 'notNumber'],
  [{ kind: 'number' }, '1e9', 'notNumber'],
  [{ kind: 'number' }, '0x10', 'notNumber'],
  [{ kind: 'number' }, '1234567890123456', 'notNumber'],
  [{ kind: 'number' }, '1.5', 'tooManyDecimals'],
  [{ kind: 'number', limits: { min: 1 } }, '0', 'tooSmall'],
  [{ kind: 'number', limits: { max: 9 } }, '10', 'tooLarge'],
  [{ kind: 'date' }, '2026-02-29', 'notDate'],
  [{ kind: 'date' }, '23/11/2026', 'notDate'],
  [{ kind: 'date', limits: { earliest: 'today' } }, '2026-11-21', 'tooEarly'],
  [{ kind: 'date', limits: { latest: 'today' } }, '2026-11-25', 'tooLate'],
  [{ kind: 'oneOf', options }, 'constructor', 'unknownOption'],
  [{ kind: 'oneOf', options }, ['few'], 'malformed'],
  [{ kind: 'someOf', options }, 'few', 'malformed'],
  [{ kind: 'someOf', options }, ['few', '__proto__'], 'unknownOption'],
  [{ kind: 'someOf', options }, [['few']], 'unknownOption'],
  [{ kind: 'someOf', options, limits: { fewest: 2 } }, ['few'], 'tooFew'],
  [{ kind: 'someOf', options, limits: { most: 1 } }, ['few', 'many'], 'tooMany'],
  [{ kind: 'yesNo' }, 'true', 'malformed'],
  [{ kind: 'acknowledgement' }, 'no', 'malformed'],
  [{ kind: 'email' }, 'ada@', 'notEmail'],
  [{ kind: 'phone' }, '12', 'notPhone'],
  [{ kind: 'phone' }, '+44+20 7946 0018', 'notPhone'],
  [{ kind: 'webAddress' }, 'javascript:alert(1)', 'markup'],
  [{ kind: 'webAddress' }, 'ftp://example.com', 'notWebAddress'],
  [{ kind: 'webAddress' }, 'https://me:secret@example.com', 'notWebAddress'],
  [{ kind: 'webAddress' }, 'http://127.0.0.1', 'notWebAddress'],
  [{ kind: 'webAddress' }, '0x7f.1', 'notWebAddress'],
  [{ kind: 'webAddress' }, '１２７.０.０.１', 'notWebAddress'],
  [{ kind: 'taxNumber', taxNumber: 'vatUk' }, 'GB980780685', 'notTaxNumber'],
  [{ kind: 'taxNumber', taxNumber: 'gstHst' }, '123026636RT0001', 'notTaxNumber'],
  [{ kind: 'taxNumber', taxNumber: 'gstHst' }, '123026635', 'notTaxNumber'],
  [{ kind: 'taxNumber', taxNumber: 'qst' }, '1006174539TQ1234', 'notTaxNumber'],
  [{ kind: 'taxNumber', taxNumber: 'ein' }, '00-1144442', 'notTaxNumber'],
];

it.each(REFUSED)('%j refuses %j', (question, raw, problem) => {
  expect(answer(question, raw)).toBe(problem);
});

it('accepts an empty answer, unless one is required', () => {
  for (const raw of [undefined, '', ' \u200B ']) {
    expect(answer({}, raw)).toEqual({ value: null });
    expect(answer({ required: true }, raw)).toBe('missing');
  }
});

it('refuses only impossible tax numbers until their code has loaded', () => {
  const vat = aQuestion({ kind: 'taxNumber', taxNumber: 'vatUk' });
  const early = { ...rules, readTaxNumber: null };
  expect(checkAnswer(vat, 'GB1', early)).toMatchObject({ ok: false });
  expect(checkAnswer(vat, 'GB980780685', early)).toEqual({ ok: true, value: 'GB980780685' });
});
