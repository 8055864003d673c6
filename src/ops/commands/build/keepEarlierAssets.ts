import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  EARLIER_BUILDS,
  earlierAssets,
  NEWEST_ASSETS,
} from '../../../core/contract/assetFolders.ts';

/**
 * Keeps the files of the last build before the next one replaces them. Pages opened before a
 * deployment still fetch them, as do pages from processes that are not replaced yet. Files of older
 * builds move down by one, and the oldest are deleted.
 *
 * @param page the built page's folder, `dist/page`
 */
export async function keepEarlierAssets(page: string): Promise<void> {
  await rm(join(page, earlierAssets(EARLIER_BUILDS)), { recursive: true, force: true });
  for (let age = EARLIER_BUILDS - 1; age >= 1; age--) {
    await move(join(page, earlierAssets(age)), join(page, earlierAssets(age + 1)));
  }
  // A copy, because a running server reads the newest files until they are replaced.
  await copy(join(page, NEWEST_ASSETS), join(page, earlierAssets(1)));
}

async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(unlessMissing);
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(join(to, '..'), { recursive: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true }).catch(unlessMissing);
}

/** Before the first builds there is nothing to keep. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
