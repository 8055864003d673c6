import { type BrandChange, compareFolders } from './compareFolders.ts';
import { folderAt } from './folderAt.ts';
import { mergeFolder } from './mergeFolder.ts';

/**
 * Lists by id the brands whose merged settings, catalogue, terms or logos differ from those at a
 * git reference. Reads the older folder by git, without touching the work tree. Throws CannotRun
 * without git, a repository or such a reference.
 */
export async function changesSince(dir: string, ref: string): Promise<readonly BrandChange[]> {
  const now = mergeFolder(dir);
  return folderAt(dir, ref, async (then) => compareFolders(mergeFolder(then), now));
}
