import type { Brand } from '../../../core/contract/generated/brand.ts';

/**
 * How a theme's typeface is set, for headings and text. The fallback's metrics match, so that
 * nothing moves when the file arrives.
 */
export interface TypePairing {
  readonly family: string;
  readonly heading: { readonly weight: number; readonly tracking: string; readonly scale: number };
  readonly fallback: {
    readonly local: 'Arial' | 'Times';
    /** Percent. */
    readonly size: number;
    readonly ascent: number;
    readonly descent: number;
    /** Percent, for headings: their weight makes the typeface wider, but not the fallback. */
    readonly headingSize: number;
  };
  /**
   * Percent, instead of the file's own values, for a typeface whose capitals are not vertically centred.
   */
  readonly own?: { readonly ascent: number; readonly descent: number };
}

function pairing(
  family: string,
  [weight, tracking, scale]: readonly [number, string, number],
  [size, ascent, descent, headingSize]: readonly [number, number, number, number],
  kind: 'text' | 'serif' = 'text',
): TypePairing {
  return {
    family,
    heading: { weight, tracking, scale },
    fallback: { local: kind === 'text' ? 'Arial' : 'Times', size, ascent, descent, headingSize },
  };
}

/** Every type pairing that a theme can name. */
export const typePairings: Readonly<Record<Brand['theme']['type'], TypePairing>> = {
  inter: pairing('Inter', [650, '-0.022em', 1], [106.37, 91.1, 22.66, 109.6]),
  figtree: pairing('Figtree', [650, '-0.018em', 1], [99.74, 95.25, 25.07, 103.3]),
  manrope: pairing('Manrope', [700, '-0.025em', 1], [101.32, 105.21, 29.61, 109]),
  'nunito-sans': pairing('Nunito Sans', [750, '-0.015em', 1], [100.34, 100.76, 35.18, 105.9]),
  'work-sans': pairing('Work Sans', [600, '-0.025em', 1], [111.07, 83.73, 21.88, 111.3]),
  'dm-sans': pairing('DM Sans', [600, '-0.025em', 1], [103.43, 95.91, 29.97, 108.7]),
  'plus-jakarta-sans': pairing(
    'Plus Jakarta Sans',
    [700, '-0.025em', 1],
    [103.82, 99.98, 21.38, 109.3],
  ),
  'public-sans': pairing('Public Sans', [650, '-0.02em', 1], [103.12, 92.12, 21.82, 106.5]),
  'bricolage-grotesque': pairing(
    'Bricolage Grotesque',
    [700, '-0.025em', 1.08],
    [104.6, 88.91, 25.81, 110.3],
  ),
  fraunces: pairing('Fraunces', [500, '-0.02em', 1.12], [111.78, 87.49, 22.81, 118], 'serif'),
  newsreader: {
    ...pairing('Newsreader', [500, '-0.015em', 1.18], [103.35, 79.34, 17.42, 107.3], 'serif'),
    own: { ascent: 82, descent: 18 },
  },
  'source-serif': pairing(
    'Source Serif 4',
    [600, '-0.015em', 1.08],
    [112.05, 92.46, 29.9, 119.3],
    'serif',
  ),
  'space-grotesk': pairing('Space Grotesk', [600, '-0.035em', 1.04], [108.44, 90.74, 26.93, 109.2]),
  outfit: pairing('Outfit', [600, '-0.015em', 1.06], [98.54, 101.48, 26.39, 101.2]),
};
