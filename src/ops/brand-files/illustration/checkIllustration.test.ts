import { expect, it } from 'vitest';
import { checkIllustration, LARGEST } from './checkIllustration.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">';

function faults(inner: string): readonly (readonly [string, string])[] {
  const source = { name: 'a.svg', id: 'a', text: `${SVG}${inner}</svg>` };
  return checkIllustration(source).map(({ why, fix }) => [why, fix]);
}

it('accepts a drawing in the colours of the theme', () => {
  expect(faults('<path fill="var(--c-accent)" stroke="#fff" d="M0 0h1"/>')).toEqual([]);
});

it.each([
  ['<script/>', 'An illustration may not carry script.', 'Remove the element.'],
  ['<image/>', '<image> is not allowed in an illustration: it is no drawing.', /Remove/],
  ['<path fill="url(//a)"/>', 'An illustration may not point outside itself.', /Point to an id/],
  ['<path fill="var(--c-acent)"/>', 'A theme has no colour "--c-acent".', /"--c-accent"/],
])('refuses %s', (inner, why, fix) => {
  expect(faults(inner)).toEqual([[why, expect.stringMatching(fix)]]);
});

it.each([
  'var(--c-accent, red)',
  'var(--c-acent, red)',
  'VAR(--c-accent)',
  'Var (--c-accent)',
  'var(--c-accent',
  'var(--c-accent) var(--c-acent, red)',
])('refuses the colour %s, which is not painted', (colour) => {
  const why = 'A colour of the theme is written in another way than var(--c-…).';
  expect(faults(`<path fill="${colour}"/>`)).toEqual([[why, expect.stringMatching(/^Write it/)]]);
});

it('refuses one that is large for a decoration', () => {
  const [fault] = faults(`<path d="${'M0 0'.repeat(LARGEST / 4)}"/>`);
  expect(fault?.[0]).toMatch(/^The illustration has \d+ characters; 40000 are enough/);
});
