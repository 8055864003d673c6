import { deriveScheme, type SchemeColours, type SchemeLook } from './deriveScheme.ts';
import { findLowContrast } from './findLowContrast.ts';
import { fromHex, toHex } from './oklch.ts';

export interface Suggestion {
  readonly key: 'ink' | 'surface';
  readonly colour: string;
}

/** The keys that a scheme's contrast depends on: all else is derived so that it can be read. */
const KEYS = ['ink', 'surface'] as const;

/**
 * The smallest change of lightness to one key that lets everything in the scheme be read; null when
 * no change to one key does.
 */
export function suggestColour(colours: SchemeColours, look: SchemeLook): Suggestion | null {
  for (const key of KEYS) {
    const colour = nearestReadable(colours, look, key);
    if (colour !== null) return { key, colour };
  }
  return null;
}

function nearestReadable(
  colours: SchemeColours,
  look: SchemeLook,
  key: Suggestion['key'],
): string | null {
  const start = fromHex(colours[key]);
  for (let step = 1; step <= 100; step++) {
    for (const l of [start.l - step / 100, start.l + step / 100]) {
      if (l < 0 || l > 1) continue;
      const colour = toHex({ ...start, l });
      const scheme = deriveScheme({ ...colours, [key]: colour }, look);
      if (findLowContrast(scheme).length === 0) return colour;
    }
  }
  return null;
}
