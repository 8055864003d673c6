import { expect, test } from 'vitest';
import { fontFaces } from './fontFaces.ts';
import { typePairings } from './typePairings.ts';

const files = { latin: '/assets/latin.woff2', latinExt: '/assets/latin-ext.woff2' };

test('further Latin letters are fetched only where a text has them', () => {
  const css = fontFaces(typePairings.inter, files);
  expect(css).toContain("url(/assets/latin-ext.woff2) format('woff2');unicode-range:U+0100-02BA");
});

test('a face that comes too late never moves the text', () => {
  const css = fontFaces(typePairings.inter, files);
  expect(css).not.toContain('font-display:swap');
  expect(css).toContain("font-family:'Inter Fallback'");
  expect(css).toContain('size-adjust:106.37%');
});

test('a typeface sets headings and running text', () => {
  const css = fontFaces(typePairings.fraunces, files);
  expect(css).toContain("--f-heading:'Fraunces'");
  expect(css).toContain("--f-body:'Fraunces'");
});
