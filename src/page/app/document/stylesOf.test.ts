import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../../tests/factories/brands/aBuiltBrand.ts';
import { inlineStyles } from './documentHead.ts';
import { hashStyle } from './hashStyle.ts';
import { stylesOf } from './stylesOf.ts';

const SHAPE = { sheets: new Set(['shell']), attributes: { 'data-page': 'card' } };
const RULE = { within: [], body: 'color:red' };
const selector = (text: string, sheet: string) => ({ text, sheets: [sheet], asks: [] });
const SHEET = { href: '/late.css', rules: [{ ...RULE, selectors: [selector('.late', 'late')] }] };
const CHUNK = { script: '/late.js', imports: [], styles: [SHEET], isAwaited: true };

it('are picked once for a brand and a shape, and are those that the page needs', () => {
  const built = aBuiltBrand();
  const first = stylesOf(built, [], SHAPE);

  expect(stylesOf(built, [], { ...SHAPE, sheets: new Set(['shell']) })).toBe(first);
  expect(first.styles).toEqual(inlineStyles(built, [], SHAPE));
  expect(first.hashes).toEqual(first.styles.map(hashStyle));
});

it.each([
  ['another layout', [], { ...SHAPE, attributes: { 'data-page': 'paying' } }],
  ['other sheets', [], { ...SHAPE, sheets: new Set(['shell', 'late']) }],
  ['other chunks', [CHUNK], { ...SHAPE, sheets: new Set(['shell', 'late']) }],
])('are picked anew for %s', (_name, chunks, shape) => {
  const built = aBuiltBrand();
  const first = stylesOf(built, [], SHAPE);
  const other = stylesOf(built, chunks, shape);

  expect(other).not.toBe(first);
  expect(other.styles).toEqual(inlineStyles(built, chunks, shape));
});

it('are picked anew for another brand', () => {
  const other = aBuiltBrand({ brand: aBrand(), theme: { light: { '--c-accent': '#123456' } } });
  expect(stylesOf(aBuiltBrand(), [], SHAPE).styles).not.toEqual(stylesOf(other, [], SHAPE).styles);
});
