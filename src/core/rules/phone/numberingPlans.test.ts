import { describe, expect, it } from 'vitest';
import {
  callingCodeOf,
  formatPhone,
  isPossiblePhone,
  phoneCountries,
  phoneLengthsOf,
  readPhone,
} from './numberingPlans.ts';

describe('readPhone', () => {
  it.each([
    ['(201) 555-0123', 'US', 'US', '1', '2015550123'],
    ['+1 201 555 0123', 'GB', 'US', '1', '2015550123'],
    ['1 416 555 0123', 'US', 'CA', '1', '4165550123'],
    ['416 555 0123', 'US', 'US', '1', '4165550123'],
    ['+44 (0)20 7946 0958', 'US', 'GB', '44', '2079460958'],
    ['020 7946 0958', 'GB', 'GB', '44', '2079460958'],
    ['07911 123456', 'GB', 'GB', '44', '7911123456'],
    ['٢٠١٥٥٥٠١٢٣', 'US', 'US', '1', '2015550123'],
    ['12', 'US', 'US', '1', '12'],
    ['', 'US', 'US', '1', ''],
    ['555 0123', 'ZZ', 'ZZ', '', '5550123'],
  ])('reads %j in %s', (text, chosen, country, countryCode, nationalNumber) => {
    expect(readPhone(text, chosen)).toEqual({ country, countryCode, nationalNumber });
  });
});

describe('the numbering plans', () => {
  it('know calling codes and allowed lengths, and nothing of a country that is none', () => {
    expect([callingCodeOf('GB'), callingCodeOf('ZZ')]).toEqual(['44', '']);
    expect([phoneLengthsOf('US'), phoneLengthsOf('ZZ')]).toEqual([[10], []]);
  });

  it('list every country with its calling code', () => {
    const countries = phoneCountries();
    expect(countries.length).toBeGreaterThan(200);
    expect(countries).toContainEqual({ country: 'CA', countryCode: '1' });
  });

  it('write 3-3-4 for calling code 1 and the national format elsewhere', () => {
    expect(formatPhone('4165550123', 'CA')).toBe('416-555-0123');
    expect(formatPhone('2079460958', 'GB')).toBe('020 7946 0958');
    expect(formatPhone('5550123', 'ZZ')).toBe('5550123');
  });

  it('tell whether an international number has a possible length', () => {
    expect(isPossiblePhone('+44 20 7946 0958')).toBe(true);
    expect(isPossiblePhone('+44 20')).toBe(false);
  });
});
