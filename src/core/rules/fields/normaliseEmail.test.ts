import { expect, it } from 'vitest';
import { leftTrim } from './leftTrim.ts';
import { normaliseEmail } from './normaliseEmail.ts';

it('writes an address in lower case, without outer spaces', () => {
  expect(normaliseEmail(' Ada@Example.COM ')).toBe('ada@example.com');
});

it('joins accents to their letters, as mail servers expect them', () => {
  expect(normaliseEmail('Zoe\u0308@example.com')).toBe('zoë@example.com');
});

it('trims only the start of a text, so that a space can be typed', () => {
  expect(leftTrim('  Ada ')).toBe('Ada ');
  expect(leftTrim('\u202d 202-555-0142\u202c')).toBe('202-555-0142');
});
