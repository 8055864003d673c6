import type { Picture } from '../pictures/Picture.ts';

/** How a picture differs from the earlier one. Paths are relative to the gallery's folder. */
export type Comparison =
  | {
      readonly kind: 'changed';
      readonly pixels: number;
      readonly before: string;
      readonly marked: string;
    }
  | { readonly kind: 'same' | 'added' };

/** One picture in the gallery. `comparison` is null when nothing was compared. */
export interface GalleryEntry {
  readonly picture: Picture;
  readonly comparison: Comparison | null;
}

/** Everything that the gallery's page shows. */
export interface GalleryContent {
  readonly entries: readonly GalleryEntry[];
  /** The states without a picture, one line each. */
  readonly missing: readonly string[];
  /** The git reference of the earlier pictures; null when nothing was compared. */
  readonly since: string | null;
  /** Brands removed since then. */
  readonly removed: readonly string[];
}
