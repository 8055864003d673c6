import { describe, expect, it } from 'vitest';
import { displayPhone } from './displayPhone.ts';
import type { TextState } from './NumberingPlans.ts';
import { worldNumberingPlans as plans } from './worldNumberingPlans.ts';

function display(value: string, country: string, state: TextState): string {
  const shown = plans.display({ value, country }, state);
  return `${shown.country} ${shown.value}`;
}

describe('what the field shows', () => {
  it.each([
    ['2015', 'US'],
    ['201-5', 'US'],
    ['4165550123', 'US'],
    ['0207946', 'GB'],
    ['+44 20 7946 0958', 'US'],
    ['+', 'US'],
    ['call me', 'US'],
  ])('does not change while %j is typed in %s', (value, country) => {
    expect(display(value, country, 'typed')).toBe(`${country} ${value}`);
  });

  it.each([
    ['+44 20 7946 0958', 'US', 'GB 020 7946 0958'],
    ['+44 (0)20 7946 0958', 'US', 'GB 020 7946 0958'],
    ['0044 20 7946 0958', 'US', 'GB 020 7946 0958'],
    ['+1 (416) 555-0123', 'GB', 'CA 416-555-0123'],
    ['1 416 555 0123', 'GB', 'CA 416-555-0123'],
    ['Tel. +44 20 7946 0958 (office)', 'US', 'GB 020 7946 0958'],
    ['(201) 555-0123 ext. 5', 'US', 'US 201-555-0123'],
    ['2079460958', 'GB', 'GB 020 7946 0958'],
    ['+999 12', 'US', 'US +999 12'],
    ['not a number', 'US', 'US not a number'],
  ])('after %j is pasted in %s: %j', (value, country, shown) => {
    expect(display(value, country, 'whole')).toBe(shown);
  });

  it.each([
    ['2079460958', 'GB', 'GB 020 7946 0958'],
    ['2O1-555-0123', 'US', 'US 2O1-555-0123'],
    ['201555', 'US', 'US 201-555'],
    ['(201) 555-0123 ext. 4', 'US', 'US 201-555-0123'],
    ['201-555-0123 Extension 4', 'US', 'US 201-555-0123'],
    ['2015550123x4', 'US', 'US 201-555-0123'],
    ['418 555-0123, poste 12', 'CA', 'CA 418-555-0123'],
    ['tel:+12015550123;ext=4', 'US', 'US 201-555-0123'],
    ['२०१५५५०१२३', 'US', 'US 201-555-0123'],
    ['201−555·0123', 'US', 'US 201-555-0123'],
    ['201555O123', 'US', 'US 201555O123'],
    ['201-555x0123', 'US', 'US 201-555x0123'],
    ['Home: 555-0123', 'US', 'US Home: 555-0123'],
    ['suite #12', 'US', 'US suite #12'],
    ['call: me', 'US', 'US call: me'],
    ['030 12345 O67', 'DE', 'DE 030 12345 O67'],
    ['802228420', 'NG', 'NG 802228420'],
    ['0802228420', 'NG', 'NG 0802228420'],
    ['01512345678', 'DE', 'DE 01512345678'],
    ['15123456789', 'DE', 'DE 01512 3456789'],
    ['12221234567', 'MX', 'MX 222 123 4567'],
    ['+44 20', 'US', 'US +44 20'],
    ['', 'US', 'US '],
    ['---', 'US', 'US '],
  ])('after %j is left in %s: %j', (value, country, shown) => {
    expect(display(value, country, 'left')).toBe(shown);
  });
});

describe('choosing another country', () => {
  it.each([
    ['020 7946 0958', 'GB', 'US', '207-946-0958'],
    ['416-555-0123', 'CA', 'US', '416-555-0123'],
    ['201-5', 'US', 'GB', '2015'],
    ['', 'US', 'GB', ''],
    ['call me', 'US', 'GB', 'call me'],
  ])('regroups %j of %s as %s writes it: %j', (value, country, chosen, shown) => {
    expect(plans.displayIn({ value, country }, chosen)).toEqual({ value: shown, country: chosen });
  });
});

it('loses the word before a number whose plan is not loaded, which is read later', () => {
  const unloaded = { ...plans, canRead: () => false };
  expect(displayPhone(unloaded, { value: 'tel:+442079460958', country: 'US' }, 'left')).toEqual({
    value: '+442079460958',
    country: 'US',
  });
});
