import { expect, it } from 'vitest';
import { placeholderLogo } from '../new/placeholderLogo.ts';
import { unseenColours } from './unseenColours.ts';

const DARK = '#17130e';
const LIGHT = '#ffffff';

it('sees the placeholder of a new brand on a light page, and not its name on a dark one', () => {
  const { svg } = placeholderLogo('Tea', '#8a3f0c', '#1b2024');
  expect(unseenColours(svg, LIGHT)).toEqual([]);
  expect(unseenColours(svg, DARK)).toEqual(['#1b2024']);
});

it('sees a dark letter on a tile, and a colour that only a browser can resolve', () => {
  const tile = '<rect fill="#f5c518"/><path fill="#111" d="M0 0h9"/>';
  expect(unseenColours(tile, DARK)).toEqual([]);
  expect(unseenColours('<path fill="url(#g)"/><path fill="#111"/>', DARK)).toEqual([]);
});

it('does not see a logo of one colour on a page of nearly the same', () => {
  expect(unseenColours('<path fill="#111" stroke="none"/>', DARK)).toEqual(['#111']);
  expect(unseenColours('<path fill="white"/>', LIGHT)).toEqual(['white']);
});

it('sees black shapes, which need no colour of their own, beside white ones that nobody sees', () => {
  const cut = '<path d="M0 0h9"/><clipPath id="c"><rect fill="#fff"/></clipPath>';
  expect(unseenColours(cut, LIGHT)).toEqual([]);
  expect(unseenColours('<path d="M0 0h9"/><rect fill="#fff"/>', LIGHT)).toEqual([]);
  expect(unseenColours('<path d="M0 0h9"/>', DARK)).toEqual(['#000000']);
});

it('sees shapes that inherit a colour', () => {
  expect(unseenColours('<g fill="#fff"><path d="M0 0h9"/></g>', DARK)).toEqual([]);
});
