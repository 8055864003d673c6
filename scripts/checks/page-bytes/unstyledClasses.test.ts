import { expect, it } from 'vitest';
import { unstyledIn } from './unstyledClasses.ts';

it.each([
  ['<style>.b{gap:0}</style><p class="b">', []],
  ['<style>.b{gap:0}</style><p class="b c">', ['c']],
  ['<style data-holds="/x.css">.b .c{gap:0}</style><p class="c">', []],
  ['<p class="c"><p class="c">', ['c']],
  ['<p class="of-no-sheet">', []],
])('%s lacks %j', (html, classes) => {
  expect(unstyledIn(html, new Set(['b', 'c']))).toEqual(classes);
});
