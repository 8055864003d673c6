import { expect, it } from 'vitest';
import { hasMarkup } from './hasMarkup.ts';

it.each([
  '<b>',
  '</b',
  '<!-- ',
  '<?xml',
  '&#60;',
  '&#8364;',
  '&#x3c;',
  '&#X20AC;',
  '&lt;',
  '&Colon;',
  '&amp;lt;b',
  '&amp;#60;',
  '&amp;amp;lt;',
  'JavaScript:x',
])('finds markup in %j', (text) => {
  expect(hasMarkup(`Ada ${text}`)).toBe(true);
});

it.each([
  'Less < More',
  'A<3',
  'C&A; Co',
  '&#;',
  '&#12',
  '&#xyz;',
  'R&D',
  'R&amp;D',
  'A&amp;B&amp;C',
  '&amp;lt',
  'javascript',
])('finds no markup in %j', (text) => {
  expect(hasMarkup(text)).toBe(false);
});
