import { expect, test } from 'vitest';
import { checkBankDetails, digitsOf, TEST_ACCOUNT } from './bankDetails.ts';

test('accepts the published test account', () => {
  expect(checkBankDetails(TEST_ACCOUNT)).toBeNull();
});

test('reads a sort code with dashes and spaces', () => {
  expect(digitsOf(' 20-00 00 ')).toBe('200000');
});

test.each([
  ['20000', '55779911', 'sortCode'],
  ['20000a', '55779911', 'sortCode'],
  ['200000', '5577991', 'accountNumber'],
  ['000001', '12000000', 'accountNumber'],
])('refuses %s %s at its %s', (sortCode, accountNumber, field) => {
  expect(checkBankDetails({ sortCode, accountNumber })?.field).toBe(field);
});
