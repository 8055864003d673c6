import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { deriveScheme } from './deriveScheme.ts';
import { findLowContrast } from './findLowContrast.ts';
import { suggestColour } from './suggestColour.ts';

const LOOK = { field: 'outlined', panel: 'tinted' } as const;

const grey = fc.integer({ min: 0, max: 255 }).map((value) => {
  const byte = value.toString(16).padStart(2, '0');
  return `#${byte}${byte}${byte}`;
});

it('only suggests what passes', () => {
  fc.assert(
    fc.property(grey, grey, (ink, surface) => {
      const colours = { accent: '#0a7048', ink, surface };
      const suggestion = suggestColour(colours, LOOK);
      const mended = { ...colours, ...(suggestion && { [suggestion.key]: suggestion.colour }) };
      expect(suggestion).not.toBeNull();
      expect(findLowContrast(deriveScheme(mended, LOOK))).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('changes the ink where that is enough', () => {
  const colours = { accent: '#0a7048', ink: '#8a8f8c', surface: '#ffffff' };
  expect(suggestColour(colours, LOOK)?.key).toBe('ink');
});
