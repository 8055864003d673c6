import { PNG } from 'pngjs';
import { beforeAll, expect, it } from 'vitest';
import { checkLogo } from './checkLogo.ts';
import { drawLogo, isDrawable, loadDrawing } from './drawLogo.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#0000ff"/></svg>';
const LOGO = { svg: SVG, width: 20, height: 10, ground: '#ff0000' };

beforeAll(loadDrawing);

function pixelsOf(png: Uint8Array) {
  const { data, height, width } = PNG.sync.read(Buffer.from(png));
  const at = (x: number, y: number) => [
    ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
  ];
  return { width, height, at };
}

it('has two pixels for each of CSS, and its ground around it', () => {
  const { at, height, width } = pixelsOf(drawLogo(LOGO));

  expect([width, height]).toEqual([72, 52]);
  expect(at(0, 0)).toEqual([255, 0, 0, 255]);
  expect(at(15, 15)).toEqual([255, 0, 0, 255]);
  expect(at(17, 17)).toEqual([0, 0, 255, 255]);
  expect(at(36, 26)).toEqual([0, 0, 255, 255]);
});

it('is the same each time', () => {
  expect(drawLogo(LOGO)).toEqual(drawLogo(LOGO));
});

it('is not drawn where it has letters, whose typeface is not there', () => {
  expect(isDrawable(SVG)).toBe(true);
  expect(isDrawable('<svg><text x="1">Slotbook</text></svg>')).toBe(false);
});

it.each([
  '#f00',
  '#ff0000ff',
  'red',
  'rgb(255, 0, 0)',
  'rgb(100%, 0%, 0%)',
  'rgba(255,0,0,1)',
  'hsl(0, 100%, 50%)',
])('draws %s, which the check of a logo allows, in its own colour', (colour) => {
  const svg = SVG.replace('#0000ff', colour);
  expect(checkLogo({ name: 'a.svg', id: 'a', text: svg })).toEqual([]);
  expect(pixelsOf(drawLogo({ ...LOGO, svg, ground: '#0000ff' })).at(36, 26)).toEqual([
    255, 0, 0, 255,
  ]);
});
