import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkLogo } from '../logo/checkLogo.ts';
import { placeholderLogo } from './placeholderLogo.ts';

it('shows the first letter, and the name as text that is read out', () => {
  const { svg, width, height } = placeholderLogo('tea & Co', '#0a7048', '#14231c');
  expect(svg).toContain('<title>tea &amp; Co</title>');
  expect(svg).toContain('text-anchor="middle" fill="#ffffff">T</text>');
  expect({ width, height }).toEqual({ width: 117, height: 32 });
});

it.each([
  ['E\u0301tage', 'E\u0301'],
  ['👩‍🚀 space', 'S'],
  ['🇨🇦1', '1'],
])('shows the first letter of %s whole', (name, letter) => {
  const { svg } = placeholderLogo(name, '#0a7048', '#14231c');
  expect(svg).toContain(`fill="#ffffff">${letter}</text>`);
});

it('has the width that the letters of its name have, so that none is pulled apart', () => {
  const widthOf = (name: string) => placeholderLogo(name, '#0a7048', '#14231c').width;
  expect(widthOf('Lilli')).toBeLessThan(widthOf('Momow'));
  expect(widthOf('Lilli')).toBeLessThan(90);
});

it('shows the first letter in the text colour on an accent that white is not readable on', () => {
  const { svg } = placeholderLogo('Tea', '#f5c518', '#14231c');
  expect(svg).toContain('text-anchor="middle" fill="#14231c">T</text>');
});

it('is a logo that the checks accept, whatever the name, and no wider than one may be', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), (name) => {
      fc.pre(/^(?=\P{C}*$)\P{C}*(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(name));
      const { svg, width } = placeholderLogo(name, '#0a7048', '#14231c');
      expect(checkLogo({ name: 'x.svg', id: 'x', text: svg })).toEqual([]);
      expect(width).toBeGreaterThanOrEqual(16);
      expect(width).toBeLessThanOrEqual(320);
    }),
  );
});
