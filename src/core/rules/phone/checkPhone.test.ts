import { expect, it } from 'vitest';
import { checkPhone } from './checkPhone.ts';

it('accepts an empty number only if it is optional', () => {
  expect(checkPhone('  ', { lengths: null })).toBe('required');
  expect(checkPhone('  ', { lengths: null, optional: true })).toBeNull();
});

it('checks an optional number once something is typed', () => {
  expect(checkPhone('12', { lengths: [10], optional: true })).toBe('invalid');
});

it.each([
  ['(201) 555-0123', null],
  ['201.555.0123', null],
  ['２０１５５５０１２３', null],
  ['٢٠١-٥٥٥-٠١٢٣', null],
  ['۲۰۱-۵۵۵-۰۱۲۳', null],
  ['201555012', 'invalid'],
  ['20155501234', 'invalid'],
  ['2O1-555-0123', 'invalid'],
  ['201-555-0123 ext 5', 'invalid'],
])('reads %j by the ten digits that the country allows as %s', (value, code) => {
  expect(checkPhone(value, { lengths: [10] })).toBe(code);
});

it('checks the national number when the value contains more', () => {
  const rules = { lengths: [10], nationalNumber: '2079460958' };
  expect(checkPhone('020 7946 0958', rules)).toBeNull();
});

it.each([
  ['123', 'invalid'],
  ['1234', null],
  ['123456789012345', null],
  ['1234567890123456', 'invalid'],
])('accepts what some country allows until the plans are loaded: %s is %s', (value, code) => {
  expect(checkPhone(value, { lengths: null })).toBe(code);
});
