import type { GalleryState } from './visits/Visit.ts';

/** A product that is being pictured. */
export interface PicturedProduct {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** What a gallery is made of, and with. */
export interface GalleryPlan {
  readonly brandsDir: string;
  /** The built product. */
  readonly distDir: string;
  /** Where the gallery goes; what stands there is replaced. */
  readonly out: string;
  /** Only these brands; all where it is empty. */
  readonly only: readonly string[];
  /** Only these states; all where it is empty. */
  readonly states: readonly GalleryState[];
  /** Only brands that changed since this git reference, each beside what it was; null for all. */
  readonly since: string | null;
  /** How many pages are open at once. */
  readonly atOnce: number;
  readonly browserPath: string;
  /** Starts the product from a built folder, its clock at the gallery's own time. */
  readonly start: (distDir: string) => Promise<PicturedProduct>;
  readonly report: (line: string) => void;
}
