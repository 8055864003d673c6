import type { GalleryState, Shown } from '../visits/Visit.ts';

/** The picture of one state of one visit. */
export interface Picture {
  /** The file's path in the folder of pictures. */
  readonly name: string;
  readonly visit: Shown;
  readonly state: GalleryState;
  /** What axe found, one line each. */
  readonly violations: readonly string[];
}

/** A state that was not reached, and why. */
export interface MissingPicture {
  readonly name: string;
  readonly why: string;
}

export interface TakenPictures {
  readonly pictures: readonly Picture[];
  readonly missing: readonly MissingPicture[];
}
