import { channelsOf, lightOf } from './oklch.ts';

/**
 * Returns the contrast of two colours '#rrggbb' by WCAG 2: from 1 (none) to 21 (black on white).
 */
export function contrast(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Returns the luminance of a colour, 0–1, by WCAG 2. */
export function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);
}

/** Returns the least contrast of a colour with any of the others. */
export function leastContrast(colour: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => contrast(colour, other)));
}
