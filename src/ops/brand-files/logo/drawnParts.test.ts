import { expect, it } from 'vitest';
import { checkLogo } from './checkLogo.ts';
import { drawnParts } from './drawnParts.ts';
import { scanXml } from './scanXml.ts';

const TOO_MANY =
  'Drawn, this has more than 20000 parts, or a long chain of parts that show each other.';

function drawing(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`;
}

function faults(inner: string): readonly string[] {
  return checkLogo({ name: 'a.svg', id: 'a', text: drawing(inner) }).map(({ why }) => why);
}

function parts(inner: string): number {
  return drawnParts(scanXml(drawing(inner)).tags);
}

/** Groups inside each other. */
function nested(depth: number): string {
  return `${'<g>'.repeat(depth)}<path d="M0 0h9"/>${'</g>'.repeat(depth)}`;
}

/** A path, shown ten times by a group, which another shows ten times, and so on. */
function repeated(levels: number): string {
  const groups = Array.from({ length: levels }, (_, level) => {
    const uses = `<use href="#a${level}"/>`.repeat(10);
    return `<g id="a${level + 1}">${uses}</g>`;
  });
  return `<path id="a0" d="M0 0h9"/>${groups.join('')}`;
}

it('counts what is drawn, as often as it is shown', () => {
  expect(parts('<path d="M0 0h9"/>')).toBe(2);
  expect(parts('<g id="a"><path/><path/></g><use href="#a"/>')).toBe(8);
  expect(parts('<g id="a"><path/></g><use xlink:href="#a"/><use href="#none"/>')).toBe(7);
});

it('ends where a part shows itself', () => {
  expect(parts('<g id="a"><use href="#a"/></g>')).toBe(5);
  expect(parts('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')).toBeLessThan(12);
});

it('takes a drawing that nests as deeply as drawing programs do', () => {
  expect(faults(nested(30))).toEqual([]);
  expect(faults(repeated(3))).toEqual([]);
});

it('refuses one whose groups would take seconds to draw', () => {
  expect(faults(nested(64))).toEqual(['The drawing nests more than 64 levels deep.']);
  expect(faults(nested(20_000))).toEqual(['The drawing nests more than 64 levels deep.']);
});

it.each([5, 12])('refuses one that repeats its parts at %i levels', (levels) => {
  expect(faults(repeated(levels))).toEqual([TOO_MANY]);
});

it('refuses one whose parts show each other in a chain, however long', () => {
  const chain = (length: number) =>
    Array.from({ length }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`).join('');
  expect(faults(chain(50))).toEqual([]);
  expect(faults(chain(70))).toEqual([TOO_MANY]);
  expect(faults(chain(20_000))).toEqual([TOO_MANY]);
});

it('refuses such a chain in whatever order its parts are written', () => {
  const chain = (length: number, around = 1) =>
    Array.from({ length }, (_, at) => {
      const [open, close] = ['<g>'.repeat(around - 1), '</g>'.repeat(around - 1)];
      return `<g id="a${length - at}">${open}<use href="#a${length - at + 1}"/>${close}</g>`;
    }).join('');
  expect(faults(chain(50))).toEqual([]);
  expect(faults(chain(70))).toEqual([TOO_MANY]);
  // The library that draws for mails fails at a thousand levels.
  expect(faults(chain(20, 55))).toEqual([TOO_MANY]);
});

it.each([
  ['of which each id comes twice', repeated(5) + repeated(5).replaceAll(/<use[^>]*>/g, '')],
  ['whose references end in a blank', repeated(5).replaceAll(/(href="#a\d)/g, '$1 ')],
  ['whose references are encoded', repeated(5).replaceAll('href="#a', 'href="#%61')],
  [
    'whose references write a sign in another way',
    repeated(5)
      .replaceAll(/id="(a\d)"/g, `id='"$1'`)
      .replaceAll('href="#', 'href="#&quot;'),
  ],
])('refuses one that repeats its parts, and %s', (_name, inner) => {
  expect(faults(inner)).toContain(TOO_MANY);
});

it.each([
  ['mask', 'mask'],
  ['clipPath', 'clip-path'],
  ['pattern', 'fill'],
])('refuses one in which each <%s> is drawn by the parts of another', (name, attribute) => {
  const shown = (levels: number) => {
    const parts = Array.from({ length: levels }, (_, level) => {
      const part = `<path d="M0 0h9" ${attribute}="url(#é${level})"/>`;
      return `<${name} id="é${level + 1}">${part.repeat(10)}</${name}>`;
    });
    return `<defs>${parts.join('')}</defs>`;
  };
  expect(faults(shown(3))).toEqual([]);
  expect(faults(shown(5))).toEqual([TOO_MANY]);
});

it('takes thousands of parts with a gradient, which is not drawn again for each', () => {
  const stops = '<stop offset="0" stop-color="#123456"/>'.repeat(9);
  const gradients = `<linearGradient id="a">${stops}</linearGradient><linearGradient id="b" href="#a"/>`;
  const painted = '<path d="M0 0h9" fill="url(#b)"/>'.repeat(3000);
  expect(faults(`<defs>${gradients}</defs>${painted}`)).toEqual([]);
});
