import { contrast } from './contrast.ts';
import type { SchemeColours } from './deriveScheme.ts';
import { fromHex, toHex } from './oklch.ts';

/** The contrast that makes a button visible on the page. Its text has a contrast of its own. */
export const TOLD_APART = 1.2;

/** The contrast of a scheme's accent with the page behind the button. */
export function accentContrast({ accent, surface }: SchemeColours): number {
  return contrast(accent, surface);
}

/** The accent with the nearest lightness that is visible on the surface. */
export function seenAccent(colours: SchemeColours): string {
  const start = fromHex(colours.accent);
  for (let steps = 1; steps <= 100; steps++) {
    const moved = [-steps, steps].map((step) => toHex({ ...start, l: start.l + step / 100 }));
    const seen = moved.find((accent) => accentContrast({ ...colours, accent }) >= TOLD_APART);
    if (seen !== undefined) return seen;
  }
  return colours.ink;
}
