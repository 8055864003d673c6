import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  EARLIER_BUILDS,
  earlierAssets,
  NEWEST_ASSETS,
} from '../../../core/contract/assetFolders.ts';

/**
 * Puts the files of the last build aside, before the next one takes their place: pages that were
 * opened before a deploy still fetch them, and so does whoever gets a page from a process that is not
 * replaced yet. Those of older builds move back by one, and the oldest go.
 *
 * @param page the built page's folder, `dist/page`
 */
export async function keepEarlierAssets(page: string): Promise<void> {
  await rm(join(page, earlierAssets(EARLIER_BUILDS)), { recursive: true, force: true });
  for (let age = EARLIER_BUILDS - 1; age >= 1; age--) {
    await move(join(page, earlierAssets(age)), join(page, earlierAssets(age + 1)));
  }
  // A copy, as a server that runs meanwhile reads the newest ones until they are replaced.
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
