import { expect, it } from 'vitest';
import { checkAccountNumber } from './checkAccountNumber.ts';

it.each(['1234', '12345678901234567', '1000-0000 00', '１０００－００００', '١٢٣٤'])(
  'accepts %s as an account number',
  (number) => {
    expect(checkAccountNumber(number)).toBeNull();
  },
);

it.each(['123', '123456789012345678', '12345x', '------'])(
  'refuses %s as an account number',
  (number) => {
    expect(checkAccountNumber(number)).toBe('invalid');
  },
);

it('an account number is required', () => {
  expect(checkAccountNumber(' ')).toBe('required');
});
