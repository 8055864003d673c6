import { expect, it } from 'vitest';
import { checkLogo } from './checkLogo.ts';

function toldOf(text: string) {
  return checkLogo({ name: 'x.svg', id: 'x', text }).map(({ why, fix }) => `${why} ${fix}`);
}

function withViewBox(viewBox: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}><path d="M0 0h9v9z"/></svg>`;
}

it.each(['0 0 100 32', '0,0,100,32', '-5 -5 .5 32.25'])('accepts the viewBox %s', (box) => {
  expect(toldOf(withViewBox(`viewBox="${box}"`))).toEqual([]);
});

it.each(['0 0 0 0', '0 0 100 0', '0 0 0.0 32', '0 0 -10 10', '0 0 1e2 32', 'none', '0 0 . 1', ''])(
  'says of the viewBox "%s" to write it, and not to add one',
  (box) => {
    expect(toldOf(withViewBox(`viewBox="${box}"`))).toEqual([
      `The viewBox "${box}" does not give a width and a height in plain numbers above 0. Write viewBox="0 0 width height".`,
    ]);
  },
);

it('says to add the viewBox where there is none', () => {
  expect(toldOf(withViewBox('width="10"'))).toEqual([
    'The logo has no viewBox, so it cannot scale. Add viewBox="0 0 width height".',
  ]);
});

it.each(['&nbsp;', '&eacute;', '&a;'])('says to write the sign in place of %s', (entity) => {
  expect(
    toldOf(withViewBox('viewBox="0 0 9 9"').replace('<path', `<title>${entity}</title><path`)),
  ).toEqual([`"${entity}" is no sign in an SVG. Write the sign itself.`]);
});
