import { expect, it } from 'vitest';
import { memberAt, setAt, unsetAt, valueAt } from './editValue.ts';

const brand = { id: 'acme', theme: { ink: '#111111', dark: { ink: '#eeeeee' } } };

it('sets a value in an object that does not exist yet', () => {
  expect(setAt(brand, '/footer/text', 'Hello')).toEqual({ ...brand, footer: { text: 'Hello' } });
});

it('removes an object with its last key', () => {
  expect(unsetAt(brand, '/theme/dark/ink')).toEqual({ id: 'acme', theme: { ink: '#111111' } });
});

it('leaves an object unchanged when there is nothing to remove', () => {
  expect(unsetAt(brand, '/links/login')).toBe(brand);
});

it('reads the value at a pointer, and nothing below a text', () => {
  expect(valueAt(brand, '/theme/ink')).toBe('#111111');
  expect(valueAt(brand, '/theme/ink/more')).toBeUndefined();
});

it('reads null below an ancestor that is null', () => {
  expect(valueAt({ theme: { dark: null } }, '/theme/dark/ink')).toBeNull();
});

const listed = { hosts: ['a', 'b'], tax: { taxRates: [{ code: 'AB', rate: 5 }] } };

it('sets an item of a list, and what is in it, and keeps the others', () => {
  expect(setAt(listed, '/hosts/1', 'c')).toEqual({ ...listed, hosts: ['a', 'c'] });
  const taxRates = [{ code: 'AB', rate: 6 }];
  expect(setAt(listed, '/tax/taxRates/0/rate', 6)).toEqual({ ...listed, tax: { taxRates } });
});

it('removes an item of a list, and what is in it, and keeps the others', () => {
  expect(unsetAt(listed, '/hosts/0')).toEqual({ ...listed, hosts: ['b'] });
  const taxRates = [{ code: 'AB' }];
  expect(unsetAt(listed, '/tax/taxRates/0/rate')).toEqual({ ...listed, tax: { taxRates } });
});

it('reads what is in a list', () => {
  expect(memberAt(listed, '/tax/taxRates/0/rate')).toBe(5);
  expect(memberAt(listed, '/tax/taxRates/1/rate')).toBeUndefined();
});
