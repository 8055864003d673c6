import type { Problem } from '../problem/Problem.ts';

const NAMED = 3;

/** Names the brands that a layer's problem breaks, as a sentence; empty when there are none. */
export function spoiledBrands({ brands }: Problem): string {
  if (brands.length === 0) return '';
  const named = brands.slice(0, NAMED).join(', ');
  const rest = brands.length - NAMED;
  return `Seen in ${named}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
