import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { callingCodeOf, phoneCountries } from './callingCodes.ts';
import { checkPhone } from './checkPhone.ts';
import { worldNumberingPlans as plans } from './worldNumberingPlans.ts';

/** The library's example number of each country that has one. */
const EXAMPLES = phoneCountries.flatMap(({ country, countryCode }) => {
  const number: string | undefined = new Map<string, string>(Object.entries(examples)).get(country);
  return number === undefined ? [] : [{ country, countryCode, number }];
});

describe('reading a number', () => {
  it.each([
    ['(201) 555-0123', 'US', 'US', '1', '2015550123'],
    ['+1 201 555 0123', 'GB', 'US', '1', '2015550123'],
    ['+1 (416) 555-0123', 'US', 'CA', '1', '4165550123'],
    ['1 416 555 0123', 'US', 'CA', '1', '4165550123'],
    ['1 416 555 0123', 'GB', 'CA', '1', '4165550123'],
    ['416 555 0123', 'US', 'CA', '1', '4165550123'],
    ['201 555 0123', 'CA', 'US', '1', '2015550123'],
    ['+44 (0)20 7946 0958', 'US', 'GB', '44', '2079460958'],
    ['(+44) 20 7946 0958', 'US', 'GB', '44', '2079460958'],
    ['0044 20 7946 0958', 'US', 'GB', '44', '2079460958'],
    ['0044 20 7946 0958', 'DE', 'GB', '44', '2079460958'],
    ['011 44 20 7946 0958', 'US', 'GB', '44', '2079460958'],
    ['0011 44 20 7946 0958', 'AU', 'GB', '44', '2079460958'],
    ['020 7946 0958', 'GB', 'GB', '44', '2079460958'],
    ['07911 123456', 'GB', 'GB', '44', '7911123456'],
    ['٢٠١٥٥٥٠١٢٣', 'US', 'US', '1', '2015550123'],
    ['\u202a+44 20 7946 0958\u202c', 'US', 'GB', '44', '2079460958'],
    ['131 2345 6789', 'CN', 'CN', '86', '13123456789'],
    ['800 555 0199', 'CA', 'CA', '1', '8005550199'],
    ['+1 800 555 0199', 'CA', 'CA', '1', '8005550199'],
    ['1 222 123 4567', 'MX', 'MX', '52', '2221234567'],
    ['+52 1 222 123 4567', 'US', 'MX', '52', '2221234567'],
    ['011 52 1 222 123 4567', 'US', 'MX', '52', '2221234567'],
    ['011 52 222', 'US', 'US', '1', '01152222'],
    ['12', 'US', 'US', '1', '2'],
    ['', 'US', 'US', '1', ''],
    ['+999 123', 'US', 'US', '1', '999123'],
    ['555 0123', 'ZZ', 'ZZ', '', '5550123'],
  ])('reads %j in %s as one of %s', (text, chosen, country, countryCode, nationalNumber) => {
    expect(plans.read(text, chosen)).toMatchObject({ country, countryCode, nationalNumber });
  });

  it.each([
    ['1 416 555 012', 'US', false],
    ['1 416 555 0123', 'US', true],
    ['+44 20', 'US', false],
    ['+44 20 7946 0958', 'US', true],
    ['555 0123', 'ZZ', false],
  ])('accepts %j in %s by its length only: %s', (text, country, isPossible) => {
    expect(plans.read(text, country).isPossible).toBe(isPossible);
  });

  it("accepts every country's own example, in national and international form", () => {
    expect(EXAMPLES.length).toBeGreaterThan(230);
    for (const { country, countryCode, number } of EXAMPLES) {
      const forms = [number, plans.format(number, country), `+${countryCode} ${number}`];
      for (const form of forms) {
        const reading = plans.read(form, country);
        const rules = { lengths: plans.lengthsOf(country), nationalNumber: reading.nationalNumber };
        expect([country, form, checkPhone(form, rules)]).toEqual([country, form, null]);
        expect([country, form, reading.nationalNumber]).toEqual([country, form, number]);
      }
    }
  });
});

describe('displaying a number', () => {
  it('writes 3-3-4 for calling code 1 and the national format elsewhere', () => {
    expect(plans.format('4165550123', 'CA')).toBe('416-555-0123');
    expect(plans.format('2079460958', 'GB')).toBe('020 7946 0958');
    expect(plans.format('612345678', 'FR')).toBe('06 12 34 56 78');
    expect(plans.format('5550123', 'ZZ')).toBe('5550123');
  });

  it('writes what it reads as the same number again, in every country', () => {
    for (const { country, number } of EXAMPLES) {
      for (const digits of variantsOf(number)) {
        const shown = plans.format(digits, country);
        const once = plans.read(shown, country).nationalNumber;
        const again = plans.read(plans.format(once, country), country).nationalNumber;
        expect([country, digits, again]).toEqual([country, digits, once]);
      }
    }
  });
});

/** A number with common mistakes: one digit lost, one added, a trunk zero. */
function variantsOf(number: string): readonly string[] {
  return [number, number.slice(0, -1), number.slice(1), `${number}0`, `0${number}`, `8${number}`];
}

describe('a number that is read again', () => {
  it('keeps its digits, however often it is read, in every country', () => {
    for (const { country, number } of EXAMPLES) {
      for (const digits of variantsOf(number)) {
        const first = plans.read(digits, country);
        const again = plans.read(first.nationalNumber, first.country);
        expect([country, digits, again.nationalNumber]).toEqual([
          country,
          digits,
          first.nationalNumber,
        ]);
      }
    }
  });

  it.each([
    ['NG', '802228420', '802228420', false],
    ['NG', '0802228420', '802228420', false],
    ['NG', '8022284201', '8022284201', true],
    ['NG', '08022284201', '8022284201', true],
    ['IR', '912345678', '912345678', false],
    ['IR', '09123456789', '9123456789', true],
    ['GA', '06031234', '06031234', true],
    ['US', '5550123', '5550123', false],
  ])('in %s: %s is %s', (country, text, nationalNumber, isPossible) => {
    expect(plans.read(text, country)).toMatchObject({ nationalNumber, isPossible });
  });
});

it('recognises what it cannot read', () => {
  expect(plans.canRead('020 7946 0958', 'GB')).toBe(true);
  expect(plans.canRead('555 0123', 'ZZ')).toBe(false);
  expect([callingCodeOf('GB'), callingCodeOf('ZZ')]).toEqual(['44', '']);
  expect([plans.lengthsOf('US'), plans.lengthsOf('ZZ')]).toEqual([[10], []]);
});
