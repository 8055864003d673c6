import { describe, expect, it } from 'vitest';
import { checkLogo } from '../../src/ops/brand-files/logo/checkLogo.ts';
import { cleaned } from '../../src/ops/brand-files/logo/plain/cleaned.ts';
import { plainSvg } from '../../src/ops/brand-files/logo/plain/plainSvg.ts';
import { exportedDrawings } from './exports/exportedDrawings.ts';

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${more}>${inside}</svg>`;
const reasons = (text: string) =>
  checkLogo({ name: 'logos/acme.svg', id: 'acme', text }).map(({ why }) => why);

// tests/journeys/for-operators/exportedDrawings.spec.ts compares how they look.
describe.each(exportedDrawings())('$name', (source) => {
  it('is refused as it is, and accepted as plain SVG', () => {
    expect(checkLogo(source)).not.toEqual([]);
    expect(cleaned(source, checkLogo)?.problems).toEqual([]);
  });

  it('stays as it is a second time', () => {
    const plain = plainSvg(source.text) ?? '';
    expect(plain).toContain('<svg');
    expect(plainSvg(plain)).toBe(plain);
  });
});

it('keeps, of a color in two notations, the one that mails have', () => {
  const figma = svg('<path d="M0 0h8" style="fill:#1E1B4B;fill:color(display-p3 0.1 0.1 0.2);"/>');
  expect(plainSvg(figma)).toContain('fill="#1E1B4B"');
  const wide = svg('<path d="M0 0h8" style="fill:color(display-p3 0.1 0.1 0.2)"/>');
  expect(reasons(plainSvg(wide) ?? '')).toEqual(['Mails may show this colour of a logo black.']);
});

it.each([
  ['a filter', '<g filter="url(#f)"><path d="M0 0h8"/></g><filter id="f"><feBlend/></filter>'],
  ['a picture', '<image href="data:image/png;base64,AAAA" width="8" height="8"/>'],
  ['a script', '<script>alert(1)</script><path d="M0 0h8"/>'],
  ['a handler', '<path d="M0 0h8" onclick="alert(1)"/>'],
  ['an address', '<path d="M0 0h8" fill="url(https://example.com/#a)"/>'],
  ['a way of blending', '<path d="M0 0h8" style="mix-blend-mode:multiply"/>'],
  ['a rule for dark screens', '<style>@media (prefers-color-scheme:dark){path{fill:red}}</style>'],
  ['a rule that loads', '<style>@import url(https://example.com/a.css);</style>'],
  ['two drawings to choose from', '<switch><g systemLanguage="fr"/><g/></switch>'],
])('leaves %s for the check to report', (_, inside) => {
  const before = reasons(svg(inside));
  expect(before).not.toEqual([]);
  expect(reasons(plainSvg(svg(inside)) ?? '')).toEqual(before);
});

it('keeps who made a drawing, and words with their spaces', () => {
  const plain = plainSvg(
    svg('<!-- © Acme --><title>Acme</title><text xml:space="preserve"> a  b </text>', ' x="&lt;"'),
  );
  expect(plain).toContain('<!--© Acme-->');
  expect(plain).toContain('<title>');
  expect(plain).toContain('> a  b </text>');
});

it.each(['', 'no drawing', '<svg', '<svg>', '<svg></p>', svg('<g>'), svg('&')])(
  'does not change %j, which is not XML',
  (text) => {
    expect(plainSvg(text)).toBeNull();
  },
);

it('does not expand entities that name each other', () => {
  const entities = Array.from(
    { length: 40 },
    (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`,
  ).join('');
  const bomb = `<!DOCTYPE svg [<!ENTITY e0 "a">${entities}]>${svg('<title>&e40;</title>')}`;
  const plain = plainSvg(bomb);
  expect(plain === null || plain.length < 10_000).toBe(true);
});
