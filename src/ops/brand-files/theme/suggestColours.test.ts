import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { deriveScheme } from './deriveScheme.ts';
import { findLowContrast } from './findLowContrast.ts';
import { suggestColours } from './suggestColours.ts';

const LOOK = { field: 'outlined', panel: 'tinted' } as const;
const ACCENT = '#0a7048';

function greyOf(value: number): string {
  const byte = value.toString(16).padStart(2, '0');
  return `#${byte}${byte}${byte}`;
}

const grey = fc.integer({ min: 0, max: 255 }).map(greyOf);
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const look = fc.record({
  field: fc.constantFrom('outlined' as const, 'filled' as const),
  panel: fc.constantFrom('plain' as const, 'tinted' as const, 'accent' as const),
});

it('only suggests what passes', () => {
  fc.assert(
    fc.property(
      colour,
      fc.oneof(grey, colour),
      fc.oneof(grey, colour),
      look,
      (accent, ink, surface, chosen) => {
        const mended = {
          accent,
          ink,
          surface,
          ...suggestColours({ accent, ink, surface }, chosen),
        };
        expect(findLowContrast(deriveScheme(mended, chosen))).toEqual([]);
      },
    ),
    { numRuns: DEPTH.propertyRuns / 10 },
  );
});

it('changes the ink where that is enough', () => {
  const colours = { accent: ACCENT, ink: '#8a8f8c', surface: '#ffffff' };
  expect(Object.keys(suggestColours(colours, LOOK))).toEqual(['ink']);
});

it('changes the surface where no ink is readable on it', () => {
  const colours = { accent: ACCENT, ink: '#000000', surface: greyOf(114) };
  expect(Object.keys(suggestColours(colours, LOOK))).toEqual(['surface']);
});

it.each([111, 114, 117])('changes both where one is not enough, as with a grey of %i', (value) => {
  const colours = { accent: ACCENT, ink: greyOf(value), surface: greyOf(value) };
  const mended = { ...colours, ...suggestColours(colours, LOOK) };
  expect(mended.ink).not.toBe(colours.ink);
  expect(mended.surface).not.toBe(colours.surface);
  expect(findLowContrast(deriveScheme(mended, LOOK))).toEqual([]);
});
