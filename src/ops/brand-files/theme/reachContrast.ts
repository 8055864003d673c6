import { leastContrast } from './contrast.ts';
import { fromHex, type Oklch, toHex } from './oklch.ts';

const STEPS = 8;

/**
 * Returns the colour nearest to `colour`, changing only its lightness, that reaches `ratio` on
 * every background. When none does, returns the closest, and the contrast check reports it.
 */
export function reachContrast(
  colour: string,
  backgrounds: readonly string[],
  ratio: number,
): string {
  if (leastContrast(colour, backgrounds) >= ratio) return colour;
  const start = fromHex(colour);
  const darker = walk(start, 0, backgrounds, ratio);
  const lighter = walk(start, 1, backgrounds, ratio);
  if (darker.reached !== lighter.reached) return darker.reached ? darker.hex : lighter.hex;
  if (!darker.reached) return darker.least > lighter.least ? darker.hex : lighter.hex;
  return darker.distance <= lighter.distance ? darker.hex : lighter.hex;
}

interface Walked {
  readonly hex: string;
  readonly reached: boolean;
  readonly least: number;
  readonly distance: number;
}

/**
 * Bisects from the colour's lightness to `end`, because beyond the backgrounds contrast only grows.
 */
function walk(start: Oklch, end: 0 | 1, backgrounds: readonly string[], ratio: number): Walked {
  const last = toHex({ ...start, l: end });
  let found: { hex: string; l: number } = { hex: last, l: end };
  const least = leastContrast(last, backgrounds);
  if (least < ratio) return { hex: last, reached: false, least, distance: 1 };
  let short = start.l;
  for (let step = 0; step < STEPS; step++) {
    const l = (short + found.l) / 2;
    const hex = toHex({ ...start, l });
    if (leastContrast(hex, backgrounds) >= ratio) found = { hex, l };
    else short = l;
  }
  return { hex: found.hex, reached: true, least: ratio, distance: Math.abs(found.l - start.l) };
}
