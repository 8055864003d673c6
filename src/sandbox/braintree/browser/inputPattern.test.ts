import { expect, test } from 'vitest';
import { cardTypesOf } from './cardTypes.ts';
import { inputPattern } from './inputPattern.ts';

test.each([
  ['', '{{9999}} {{9999}} {{9999}} {{9999999}}'],
  ['4', '{{9999}} {{9999}} {{9999}} {{9999999}}'],
  ['34', '{{9999}} {{999999}} {{99999}}'],
])('groups a number that begins %j as its kind of card does', (number, pattern) => {
  expect(inputPattern('number', cardTypesOf(number))).toBe(pattern);
});

test('allows a code of three digits, or four if the kind of card has four', () => {
  expect(inputPattern('cvv', cardTypesOf(''))).toBe('{{999}}');
  expect(inputPattern('cvv', cardTypesOf('34'))).toBe('{{9999}}');
});

test("shortens a field to the page's own limit", () => {
  expect(inputPattern('postalCode', [], { maxLength: 5 })).toBe('{{*****}}');
  expect(inputPattern('expirationYear', [], { maxLength: 2 })).toBe('{{99}}');
});
