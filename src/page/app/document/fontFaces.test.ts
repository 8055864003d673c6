import { expect, test } from 'vitest';
import { fontFaces } from './fontFaces.ts';
import { typePairings } from './typePairings.ts';

const font = {
  weights: '400 650',
  files: [
    { href: '/assets/more.woff2', range: 'U+A0-FF' },
    { href: '/assets/basic.woff2', range: 'U+20-7E' },
  ],
};

test('further letters are fetched only where a text has them', () => {
  const css = fontFaces(typePairings.inter, font);
  expect(css).toContain("url(/assets/more.woff2) format('woff2');unicode-range:U+A0-FF");
});

test('the file for nearly all text comes last, so that it wins for shared characters', () => {
  const css = fontFaces(typePairings.inter, font);
  const addresses = [...css.matchAll(/url\(([^)]*)/g)].map(([, address]) => address);
  expect(addresses).toEqual(['/assets/more.woff2', '/assets/basic.woff2']);
});

test('a face lists its weights, so that a browser synthesises none', () => {
  expect(fontFaces(typePairings.inter, font)).toContain('font-weight:400 650;');
});

test('a face that comes too late never moves the text', () => {
  const css = fontFaces(typePairings.inter, font);
  expect(css).not.toContain('font-display:swap');
  expect(css).toContain("font-family:'Inter Fallback'");
  expect(css).toContain('size-adjust:106.4%');
});

test('a heading in the fallback is as wide as in its typeface, and as high on its line', () => {
  const css = fontFaces(typePairings.fraunces, font);
  expect(css).toContain(
    "font-weight:500;src:local('Times New Roman'),local('Liberation Serif'),local('Noto Serif');" +
      'size-adjust:119.2%;ascent-override:82.1%',
  );
});

test('each bold weight of the fallback is a bold face, which no browser thickens itself', () => {
  for (const type of Object.values(typePairings)) {
    const fallbacks = fontFaces(type, font).match(/@font-face\{[^}]* Fallback'[^}]*\}/g) ?? [];
    const bold = fallbacks.filter((rule) => rule.includes('font-weight:600 900;'));
    expect(bold).toHaveLength(1);
    expect(bold.join()).toMatch(/src:local\('[^']* Bold'\)(,local\('[^']* Bold'\))*;/);
    // A medium heading alone takes the regular face, at a size of its own.
    const medium = fallbacks.some((rule) => rule.includes('font-weight:500;'));
    expect(medium).toBe(type.heading.weight < 600);
  }
});

test('a typeface sets headings and running text', () => {
  const css = fontFaces(typePairings.fraunces, font);
  expect(css).toContain("--f-heading:'Fraunces'");
  expect(css).toContain("--f-body:'Fraunces'");
});

test('a face whose capitals are high in their line is set lower, and so is its fallback', () => {
  const css = fontFaces(typePairings.newsreader, font);
  expect(css).toContain('ascent-override:82%;descent-override:18%');
  const { fallback, own } = typePairings.newsreader;
  expect((fallback.ascent * fallback.size) / 100).toBeCloseTo(own?.ascent ?? 0, 1);
  expect(fontFaces(typePairings.inter, font).match(/ascent-override/g)).toHaveLength(2);
});
