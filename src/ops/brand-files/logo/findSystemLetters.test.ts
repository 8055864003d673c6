import { expect, it } from 'vitest';
import { placeholderLogo } from '../new/placeholderLogo.ts';
import { findSystemLetters } from './findSystemLetters.ts';

const found = (text: string) =>
  findSystemLetters({ name: 'logos/acme.svg', id: 'acme', text }).map(
    ({ column, line }) => `${line}:${column}`,
  );
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">\n${inside}\n</svg>`;

it('finds each run of words that is not paths', () => {
  expect(found(svg('<text x="1">Ac</text><g>\n<text>me</text></g>'))).toEqual(['2:1', '3:1']);
});

it('takes paths, titles and the placeholder of a new brand', () => {
  expect(found(svg('<title>Acme</title><path d="M0 0h8"/>'))).toEqual([]);
  const placeholder = placeholderLogo('Acme & Sons', '#0a7048', '#14231c').svg;
  expect(placeholder).toContain('<text');
  expect(found(placeholder)).toEqual([]);
});
