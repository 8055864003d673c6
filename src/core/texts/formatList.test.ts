import { expect, it } from 'vitest';
import { formatList } from './formatList.ts';

it.each([
  ['en-CA', 'Recordings, Fax, Inicial'],
  ['fr-CA', 'Recordings, Fax et Inicial'],
  ['es-US', 'Recordings, Fax e Inicial'],
])('lists names in %s in the way of its readers: %s', (locale, listed) => {
  expect(formatList(['Recordings', 'Fax', 'Inicial'], locale)).toBe(listed);
  expect(formatList(['Fax'], locale)).toBe('Fax');
});
