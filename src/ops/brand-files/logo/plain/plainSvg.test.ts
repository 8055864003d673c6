import { expect, it } from 'vitest';
import { plainSvg } from './plainSvg.ts';

const PATH = 'd="M0 0h8v8z"';
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`;
const plain = (inside: string) => plainSvg(svg(inside))?.replaceAll(/\s*\n\s*/g, '');

it.each([
  [
    'an id that a style names and a part shows',
    `<style>#a{fill:red}</style><path id="a" ${PATH}/><use href="#a"/>`,
    `<path id="a" ${PATH} fill="red"/><use href="#a"/>`,
  ],
  [
    'a transform in lengths and degrees, which an attribute cannot have',
    `<path style="transform:translate(10px, -.5px) rotate(45deg)" ${PATH}/>`,
    `<path ${PATH} transform="translate(10, -.5) rotate(45)"/>`,
  ],
  [
    'a transform of what has no such attribute',
    '<linearGradient style="transform:rotate(45deg)"/>',
    '<linearGradient style="transform:rotate(45deg)"/>',
  ],
  [
    'a transform without units, which is none',
    `<path style="transform:translate(1,2)" ${PATH}/>`,
    `<path style="transform:translate(1,2)" ${PATH}/>`,
  ],
  [
    'what is important before what follows it',
    `<style>.a{fill:red !important;fill:blue}</style><path class="a" ${PATH}/>`,
    `<path ${PATH} fill="red"/>`,
  ],
  [
    'the more specific rule, then the later one',
    `<style>#i{fill:red}.b{fill:blue;stroke:red}.a,path{fill:lime;stroke:blue}*{stroke:lime}.a.c{fill:lime}</style><path id="i" class="b\na" ${PATH}/>`,
    `<path id="i" ${PATH} stroke="blue" fill="red"/>`,
  ],
  [
    'a rule before an attribute',
    `<style>/* a{} */ path { FILL : red }</style><path fill="blue" ${PATH}/>`,
    `<path fill="red" ${PATH}/>`,
  ],
  [
    'a colour that is in another notation than an attribute says',
    `<path fill="red" style="fill:color(srgb 0 0 1)" ${PATH}/>`,
    `<path fill="color(srgb 0 0 1)" ${PATH}/>`,
  ],
  [
    'an address in quotes',
    `<path style="fill:url('#a')" clip-path='url( "#b" )' ${PATH}/>`,
    `<path clip-path="url(#b)" ${PATH} fill="url(#a)"/>`,
  ],
  [
    'signs within quotes, and the name of a typeface',
    `<text style="font-family:'A;B', &quot;C 2&quot;;fill:red">a</text>`,
    `<text font-family="'A;B', &quot;C 2&quot;" fill="red">a</text>`,
  ],
  [
    'a shorthand, which an attribute would lose to',
    `<text style="font-size:20px;font:12px Arial">a</text>`,
    `<text style="font-size:20px;font:12px Arial">a</text>`,
  ],
])('keeps %s', (_, before, after) => {
  expect(plain(before)).toContain(after);
});

it.each([
  ['for paper', '<style media="print">path{fill:red}</style>'],
  ['with a condition', '<style>@media screen{.b{fill:red}}.a{fill:blue}</style>'],
  ['within another', '<style>.a{fill:red;path{fill:blue}}</style>'],
  ['for what is in another', '<style>.a{fill:red}g .a{fill:blue}</style>'],
  ['for a state', '<style>.a{fill:red}.a:hover{fill:blue}</style>'],
  ['by place', '<style>path:nth-child(2){fill:red}</style><metadata/>'],
  ['by attribute', '<style>[fill="blue"]{fill:red}</style>'],
  ['in another language', '<style type="text/less">.a{fill:red}</style>'],
  ['that breaks off', '<style>.a{fill:url(</style>'],
])('leaves every style of a drawing that has a rule %s', (_, inside) => {
  const sheet = /<style.*<\/style>/.exec(inside)?.[0] ?? '';
  const shape = `<path class="b a" fill="blue" style="stroke:red" ${PATH}/>`;
  const text = plain(inside + shape);
  expect(text?.replaceAll('&quot;', '"')).toContain(sheet);
  expect(text).toContain(shape);
});

it.each([
  ['an open bracket', `<path style="fill:url(${'a'.repeat(100_000)}"/>`],
  ['open quotes', `<path style="fill:red;${"'a".repeat(100_001)}"/>`],
  ['open comments', `<path style="fill:red;${'/*'.repeat(100_000)}"/>`],
  ['semicolons', `<path style="fill:red${';'.repeat(200_000)}"/>`],
  ['blanks', `<path style="fill:red${' '.repeat(200_000)}x"/>`],
  ['a name', `<path style="${'a'.repeat(200_000)}"/>`],
  ['backslashes', `<path style="${'\\'.repeat(200_000)}"/>`],
  ['rules', `<style>${'*{fill:red}'.repeat(20_000)}</style>${'<path/>'.repeat(5000)}`],
  ['levels', `${'<g>'.repeat(20_000)}<path style="fill:red"/>${'</g>'.repeat(20_000)}`],
])('takes no time for a drawing of %s', (_, inside) => {
  const start = performance.now();
  expect(() => plainSvg(svg(inside))).not.toThrow();
  expect(performance.now() - start).toBeLessThan(3000);
});
