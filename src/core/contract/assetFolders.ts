/** The number of earlier builds whose files are still served. */
export const EARLIER_BUILDS = 3;

/** The newest build's files, in the built page's folder. */
export const NEWEST_ASSETS = 'client/assets';

/** Returns the folder of an earlier build: `age` is 1 for the last one, up to EARLIER_BUILDS. */
export function earlierAssets(age: number): string {
  return `earlier/${age}`;
}

/** All folders with assets, the newest build first. */
export const ASSET_FOLDERS: readonly string[] = [
  NEWEST_ASSETS,
  ...Array.from({ length: EARLIER_BUILDS }, (_, index) => earlierAssets(index + 1)),
];
