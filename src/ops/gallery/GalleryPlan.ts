import type { GalleryState, PageWidth } from './visits/Visit.ts';

/** A product that the gallery takes pictures of. */
export interface PicturedProduct {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** The settings of a gallery. */
export interface GalleryPlan {
  readonly brandsDir: string;
  /** The built product. */
  readonly distDir: string;
  /** Where the gallery is written. Replaces what is there. */
  readonly out: string;
  /** Only these brands; all when empty. */
  readonly only: readonly string[];
  /** Only brands of these layouts; all when empty. */
  readonly layouts: readonly string[];
  /** Only these languages; all when empty. */
  readonly languages: readonly string[];
  /** Only these states; all when empty. */
  readonly states: readonly GalleryState[];
  /** The widths of pages; mails have their own widths. */
  readonly widths: readonly PageWidth[];
  /**
   * Only brands that changed since this git reference, each beside its earlier pictures; null for
   * all.
   */
  readonly since: string | null;
  /** How many pages are open at the same time. */
  readonly atOnce: number;
  readonly browserPath: string;
  /** Starts the product from a built folder, with its clock at the gallery's time. */
  readonly start: (distDir: string) => Promise<PicturedProduct>;
  readonly report: (line: string) => void;
}
