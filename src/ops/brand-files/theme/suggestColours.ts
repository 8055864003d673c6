import { deriveScheme, type SchemeColours, type SchemeLook } from './deriveScheme.ts';
import { findLowContrast } from './findLowContrast.ts';
import { fromHex, toHex } from './oklch.ts';

/**
 * The keys that decide a scheme's contrast. All other colours are derived from them to be readable.
 */
const KEYS = ['ink', 'surface'] as const;

/** New values of one key, or of both where one alone is not enough. */
export type Suggestion = Readonly<Partial<Record<(typeof KEYS)[number], string>>>;

/**
 * Returns the smallest change of one key's lightness that makes the whole scheme readable. On a
 * surface of middle lightness no ink is readable, and beside such an ink no surface: then the ink
 * becomes black or white, and the surface changes as little as that needs.
 */
export function suggestColours(colours: SchemeColours, look: SchemeLook): Suggestion {
  for (const key of KEYS) {
    const nearest = nearestReadable(colours, look, key);
    if (nearest !== null) return { [key]: nearest.colour };
  }
  const [both] = ['#000000', '#ffffff']
    .flatMap((ink) => {
      const surface = nearestReadable({ ...colours, ink }, look, 'surface');
      return surface === null ? [] : [{ ink, surface }];
    })
    .toSorted((a, b) => a.surface.steps - b.surface.steps);
  return { ink: both?.ink ?? '#000000', surface: both?.surface.colour ?? '#ffffff' };
}

const STRIDES = [1, 2, 4, 8, 16, 32, 64, 100];

function nearestReadable(
  colours: SchemeColours,
  look: SchemeLook,
  key: (typeof KEYS)[number],
): Readable | null {
  const [nearest = null] = [nearestTowards(-1), nearestTowards(1)]
    .filter((it) => it !== null)
    .toSorted((a, b) => a.steps - b.steps);
  return nearest;

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
