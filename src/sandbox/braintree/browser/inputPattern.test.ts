import { expect, test } from 'vitest';
import { cardTypesOf } from './cardTypes.ts';
import { inputPattern } from './inputPattern.ts';

test.each([
  ['', '{{9999}} {{9999}} {{9999}} {{9999999}}'],
  ['4', '{{9999}} {{9999}} {{9999}} {{9999999}}'],
  ['34', '{{9999}} {{999999}} {{99999}}'],
])('a number that begins %j parts its digits as its kind does', (number, pattern) => {
  expect(inputPattern('number', cardTypesOf(number))).toBe(pattern);
});

test('a code has three digits, four where the kind of card has four', () => {
  expect(inputPattern('cvv', cardTypesOf(''))).toBe('{{999}}');
  expect(inputPattern('cvv', cardTypesOf('34'))).toBe('{{9999}}');
});

test("the page's own limit shortens a field", () => {
  expect(inputPattern('postalCode', [], { maxLength: 5 })).toBe('{{*****}}');
  expect(inputPattern('expirationYear', [], { maxLength: 2 })).toBe('{{99}}');
});
