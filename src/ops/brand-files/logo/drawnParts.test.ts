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
