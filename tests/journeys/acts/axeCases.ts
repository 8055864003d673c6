import { type GalleryState, SIGNUP_STATES } from '../../../src/ops/gallery/visits/Visit.ts';
import type { Way } from './waysToSignUp.ts';

export const WIDTHS = [1280, 390] as const;

/** One visit: a page at one width, and the states to bring about in it. */
export interface AxeCase extends Pick<Way, 'brand' | 'signupType'> {
  readonly width: (typeof WIDTHS)[number];
  readonly states: readonly GalleryState[];
}

/** The whole product of brand, sign-up type, state and width. */
export function wholeProduct(ways: readonly Pick<Way, 'brand' | 'signupType'>[]): AxeCase[] {
  return ways.flatMap(({ brand, signupType }) =>
    WIDTHS.map((width) => ({ brand, signupType, width, states: SIGNUP_STATES })),
  );
}

/**
 * Of the product, what covers every pair of brand, state and width: each of a brand's ways is visited
 * at one width, or its only way at both, and the visits share the states among them, shifted from one
 * brand to the next. Always the same for the same brands.
 */
export function pairwise(ways: readonly Pick<Way, 'brand' | 'signupType'>[]): AxeCase[] {
  const byBrand = Map.groupBy(ways, ({ brand }) => brand.id);
  return [...byBrand.values()].flatMap((ofBrand, shift) => {
    const visits = ofBrand.length > 1 ? ofBrand : [...ofBrand, ...ofBrand];
    return visits.map(({ brand, signupType }, index) => ({
      brand,
      signupType,
      // Not in step with the states: each of those is to be met at both widths.
      width: WIDTHS[(index + Math.floor(shift / 2)) % 2 === 0 ? 0 : 1],
      states: SIGNUP_STATES.filter((_, state) => (state + shift) % visits.length === index),
    }));
  });
}
