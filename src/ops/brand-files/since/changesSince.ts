import { type BrandChange, compareFolders } from './compareFolders.ts';
import { folderAt } from './folderAt.ts';
import { mergeFolder } from './mergeFolder.ts';

/**
 * The brands of a folder whose merged settings, catalogue, terms or logos are not what they were at a
 * git reference, by id. Reads the older folder by git, without touching the work tree. Throws
 * CannotRun where there is no git, no repository or no such reference.
 */
export async function changesSince(dir: string, ref: string): Promise<readonly BrandChange[]> {
  const now = mergeFolder(dir);
  return folderAt(dir, ref, async (then) => compareFolders(mergeFolder(then), now));
}
