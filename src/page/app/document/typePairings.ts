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
    /** Percent, for the fallback's bold face, which is used for weights from 600 on. */
    readonly boldSize: number;
    /** Percent, for headings of weight 500: their weight makes the typeface wider, but not the fallback. */
    readonly mediumSize: number | undefined;
  };
  /**
   * Percent, instead of the file's own values, for a typeface whose capitals are not vertically centred.
   */
  readonly own?: { readonly ascent: number; readonly descent: number };
}

function pairing(
  family: string,
  [weight, tracking, scale]: readonly [number, string, number],
  [size, ascent, descent, boldSize, mediumSize]: readonly [number, number, number, number, number?],
  kind: 'text' | 'serif' = 'text',
): TypePairing {
  return {
    family,
    heading: { weight, tracking, scale },
    fallback: {
      local: kind === 'text' ? 'Arial' : 'Times',
      size,
      ascent,
      descent,
      boldSize,
      mediumSize,
    },
  };
}

/** Every type pairing that a theme can name. */
export const typePairings: Readonly<Record<Brand['theme']['type'], TypePairing>> = {
  inter: pairing('Inter', [650, '-0.022em', 1], [106.4, 91.1, 22.7, 101.9]),
  figtree: pairing('Figtree', [650, '-0.018em', 1], [99.7, 95.2, 25.1, 96.2]),
  manrope: pairing('Manrope', [700, '-0.025em', 1], [101.3, 105.2, 29.6, 101.4]),
  'nunito-sans': pairing('Nunito Sans', [750, '-0.015em', 1], [100.3, 100.8, 35.2, 98.6]),
  'work-sans': pairing('Work Sans', [600, '-0.025em', 1], [111.1, 83.7, 21.9, 103.6]),
  'dm-sans': pairing('DM Sans', [600, '-0.025em', 1], [103.4, 95.9, 30, 101.1]),
  'plus-jakarta-sans': pairing(
    'Plus Jakarta Sans',
    [700, '-0.025em', 1],
    [103.8, 100, 21.4, 101.8],
  ),
  'public-sans': pairing('Public Sans', [650, '-0.02em', 1], [103.1, 92.1, 21.8, 99.1]),
  'bricolage-grotesque': pairing(
    'Bricolage Grotesque',
    [700, '-0.025em', 1.08],
    [104.6, 88.9, 25.8, 102.6],
  ),
  fraunces: pairing('Fraunces', [500, '-0.02em', 1.12], [111.8, 87.5, 22.8, 112.3, 119.2], 'serif'),
  newsreader: {
    ...pairing('Newsreader', [500, '-0.015em', 1.18], [103.4, 79.3, 17.4, 104, 107.3], 'serif'),
    own: { ascent: 82, descent: 18 },
  },
  'source-serif': pairing(
    'Source Serif 4',
    [600, '-0.015em', 1.08],
    [112, 92.5, 29.9, 111.9],
    'serif',
  ),
  'space-grotesk': pairing('Space Grotesk', [600, '-0.035em', 1.04], [108.4, 90.7, 26.9, 101.6]),
  outfit: pairing('Outfit', [600, '-0.015em', 1.06], [98.5, 101.5, 26.4, 94.1]),
};
