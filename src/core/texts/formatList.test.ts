import { expect, it } from 'vitest';
import { formatList } from './formatList.ts';

it.each([
  ['en-CA', 'Recordings, Fax, Inicial', 'Recordings, Fax and Inicial'],
  ['fr-CA', 'Recordings, Fax et Inicial', 'Recordings, Fax et Inicial'],
  ['es-US', 'Recordings, Fax e Inicial', 'Recordings, Fax e Inicial'],
])('in %s names are listed as its readers list them', (locale, inALine, inASentence) => {
  const names = ['Recordings', 'Fax', 'Inicial'];
  expect(formatList(names, locale, 'unit')).toBe(inALine);
  expect(formatList(names, locale)).toBe(inASentence);
  expect(formatList(['Fax'], locale, 'unit')).toBe('Fax');
});
