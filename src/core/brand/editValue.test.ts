import { expect, it } from 'vitest';
import { setAt, unsetAt, valueAt } from './editValue.ts';

const brand = { id: 'acme', theme: { ink: '#111111', dark: { ink: '#eeeeee' } } };

it('sets a value in an object that is not there yet', () => {
  expect(setAt(brand, '/footer/text', 'Hello')).toEqual({ ...brand, footer: { text: 'Hello' } });
});

it('takes an emptied object away with its last key', () => {
  expect(unsetAt(brand, '/theme/dark/ink')).toEqual({ id: 'acme', theme: { ink: '#111111' } });
});

it('leaves an object as it is where there is nothing to take away', () => {
  expect(unsetAt(brand, '/links/login')).toBe(brand);
});

it('reads what stands at a pointer, and nothing past a text', () => {
  expect(valueAt(brand, '/theme/ink')).toBe('#111111');
  expect(valueAt(brand, '/theme/ink/more')).toBeUndefined();
});

it('reads null in what is taken away as a whole', () => {
  expect(valueAt({ theme: { dark: null } }, '/theme/dark/ink')).toBeNull();
});
