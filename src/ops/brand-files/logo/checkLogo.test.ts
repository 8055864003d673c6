import { expect, it } from 'vitest';
import { checkLogo } from './checkLogo.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">';

function faults(text: string): readonly string[] {
  return checkLogo({ name: 'a.svg', id: 'a', text }).map((problem) => problem.why);
}

it('accepts a drawing, with a declaration, comments and gradients', () => {
  const drawing = `<?xml version="1.0"?>\n<!-- a < b -->\n${SVG}
    <defs><linearGradient id="g"><stop offset='0' stop-color="#fff"/></linearGradient></defs>
    <title>Bolt &amp; Sons</title><path fill="url(#g)" d="M0 0h1"/><use href="#g"/></svg>\n`;
  expect(faults(drawing)).toEqual([]);
});

it('accepts an id in another language, as Illustrator names gradients', () => {
  const gradient = '<linearGradient id="Dégradé_sans_nom"/>';
  const drawn = '<path fill="url(#Dégradé_sans_nom)" d="M0 0h1"/>';
  expect(faults(`${SVG}${gradient}${drawn}</svg>`)).toEqual([]);
});

it.each([
  ['<script/>', 'A logo may not carry script.'],
  ['<g onclick="x()"/>', 'A logo may not carry script ("onclick").'],
  ['<g ONLOAD="x()"/>', 'A logo may not carry script ("ONLOAD").'],
  ['<use href=" javascript:x()"/>', 'A logo may not point outside itself.'],
  ['<use xlink:href="https://a.example/#b"/>', 'A logo may not point outside itself.'],
  ['<path fill="URL( \'//a.example\')"/>', 'A logo may not point outside itself.'],
  ['<path mask="url(data:x)"/>', 'A logo may not point outside itself.'],
  ['<path fill="url(#g) url(//a)"/>', 'A logo may not point outside itself.'],
  ['<path fill="url(#g//a)"/>', 'A logo may not point outside itself.'],
  ['<path mask="image-set(\'//a\' 1x)"/>', 'A logo may not point outside itself.'],
  ['<path fill="u&#114;l(//a)"/>', 'A logo may not encode the signs of an attribute.'],
  ['<path fill="u\\72l(//a)"/>', 'A logo may not encode the signs of an attribute.'],
  ['<path mask="&#x75;rl(#a)"/>', 'A logo may not encode the signs of an attribute.'],
  ['<use href="#a&#46;b"/>', 'A logo may not encode the signs of an attribute.'],
  ...[
    'rgb(0 0 0 / 10%)',
    'rgba(1, 2, 3, 10%)',
    'rebeccapurple',
    'rgb(1 2 3)',
    'oklch(0.5 0.2 20)',
    'color-mix(in srgb, red, blue)',
  ].map((colour) => [`<path fill="${colour}"/>`, 'Mails may show this colour of a logo black.']),
  ['<style>a{}</style>', 'A logo may not carry a style sheet.'],
  ['<image href="#a"/>', '<image> is not allowed in a logo: it is no drawing.'],
  ['<a href="#a"/>', '<a> is not allowed in a logo: it is no drawing.'],
  ['<animate/>', '<animate> is not allowed in a logo: it is no drawing.'],
  ['<SCRIPT/>', '<SCRIPT> is not allowed in a logo: it is no drawing.'],
  ['<g sodipodi:role="x"/>', '"sodipodi:role" is a drawing program\'s own.'],
  [
    '<g xmlns="http://www.w3.org/1999/xhtml"/>',
    '"http://www.w3.org/1999/xhtml" is not the namespace meant.',
  ],
  ['<![CDATA[<script/>]]>', 'The XML breaks off here.'],
  ['<?xml-stylesheet href="a"?>', 'The XML breaks off here.'],
  ['<g id=a/>', 'The XML breaks off here.'],
  ['<title>a < b</title>', 'The XML breaks off here.'],
  ['<title>&evil;</title>', '"&evil;" is no sign in an SVG.'],
  ['<g></path></g>', '</path> closes nothing.'],
])('refuses %s', (inner, why) => {
  expect(faults(`${SVG}${inner}</svg>`)[0]).toBe(why);
});

it.each([
  [`${SVG}</svg>words`, 'Words stand outside the drawing.'],
  [`words${SVG}</svg>`, 'Words stand outside the drawing.'],
  [`<g>${SVG}</svg></g>`, 'The outermost element is not <svg>.'],
  ['<!DOCTYPE html><svg>', 'A document type is not allowed in a logo.'],
  ['\u0089PNG', 'This is no SVG.'],
])('refuses %s', (text, why) => {
  expect(faults(text)[0]).toBe(why);
});
