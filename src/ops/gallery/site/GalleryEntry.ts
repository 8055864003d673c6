import type { Picture } from '../pictures/Picture.ts';

/** How a picture differs from the one before a change. Paths are below the gallery's folder. */
export type Comparison =
  | {
      readonly kind: 'changed';
      readonly pixels: number;
      readonly before: string;
      readonly marked: string;
    }
  | { readonly kind: 'same' | 'added' };

/** One picture as the gallery shows it; without a comparison nothing was compared. */
export interface GalleryEntry {
  readonly picture: Picture;
  readonly comparison: Comparison | null;
}

/** All that the gallery's page tells. */
export interface GalleryContent {
  readonly entries: readonly GalleryEntry[];
  /** What could not be pictured, a line each. */
  readonly missing: readonly string[];
  /** The git reference of the pictures before; null where nothing was compared. */
  readonly since: string | null;
  /** Brands that are gone since then. */
  readonly removed: readonly string[];
}
