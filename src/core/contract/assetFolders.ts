/** So many builds before the newest have their files served. */
export const EARLIER_BUILDS = 3;

/** The newest build's files, in the built page's folder. */
export const NEWEST_ASSETS = 'client/assets';

/** The files of the build that is so many builds old, from 1 to EARLIER_BUILDS. */
export function earlierAssets(age: number): string {
  return `earlier/${age}`;
}

/** All folders that an asset may lie in, the newest first. */
export const ASSET_FOLDERS: readonly string[] = [
  NEWEST_ASSETS,
  ...Array.from({ length: EARLIER_BUILDS }, (_, index) => earlierAssets(index + 1)),
];
