import { expect, it } from 'vitest';
import { setAt, unsetAt, valueAt } from './editValue.ts';

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
