import { deriveScheme, type SchemeColours, type SchemeLook } from './deriveScheme.ts';
import { findLowContrast } from './findLowContrast.ts';
import { fromHex, toHex } from './oklch.ts';

export interface Suggestion {
  readonly key: 'ink' | 'surface';
  readonly colour: string;
}

/**
 * The keys that decide a scheme's contrast. All other colours are derived from them to be readable.
 */
const KEYS = ['ink', 'surface'] as const;

/**
 * Returns the smallest change of one key's lightness that makes the whole scheme readable; null
 * when no change of one key does.
 */
export function suggestColour(colours: SchemeColours, look: SchemeLook): Suggestion | null {
  for (const key of KEYS) {
    const colour = nearestReadable(colours, look, key);
    if (colour !== null) return { key, colour };
  }
  return null;
}

const STRIDES = [1, 2, 4, 8, 16, 32, 64, 100];

function nearestReadable(
  colours: SchemeColours,
  look: SchemeLook,
  key: Suggestion['key'],
): string | null {
  const darker = nearestTowards(-1);
  const lighter = nearestTowards(1);
  const [nearest] = [darker, lighter]
    .filter((it) => it !== null)
    .toSorted((a, b) => a.steps - b.steps);
  return nearest?.colour ?? null;

  /**
   * Tries lightness in hundredths: large steps until all is readable, then back to the first that
   * is.
   */
  function nearestTowards(direction: 1 | -1): Readable | null {
    let unread = 0;
    let found: Readable | null = null;
    for (const steps of STRIDES) {
      found = readableAfter(direction, steps);
      if (found !== null) break;
      unread = steps;
    }
    while (found !== null && found.steps - unread > 1) {
      const steps = Math.floor((found.steps + unread) / 2);
      const nearer = readableAfter(direction, steps);
      if (nearer === null) unread = steps;
      else found = nearer;
    }
    return found;
  }

  function readableAfter(direction: 1 | -1, steps: number): Readable | null {
    const start = fromHex(colours[key]);
    const colour = toHex({ ...start, l: start.l + (direction * steps) / 100 });
    const scheme = deriveScheme({ ...colours, [key]: colour }, look);
    return findLowContrast(scheme).length === 0 ? { colour, steps } : null;
  }
}

interface Readable {
  readonly colour: string;
  readonly steps: number;
}
