import { join, resolve } from 'node:path';
import { type CheckedFolder, checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { listFiles } from '../sources/listFiles.ts';
import { checkerVersion } from './checkerVersion.ts';
import { readMemory, writeMemory } from './storedMemory.ts';
import { hashOfText } from './textHash.ts';

/** Below this number of brands, checking is faster than reading the stored results. */
const WORTH_KEEPING = 200;

/**
 * Checks a folder for problems only: does not resolve brands with known results. Stores the results
 * in `cacheDir`, one file for each folder.
 */
export function checkWithMemory(
  dir: string,
  cacheDir: string,
  worthKeeping = WORTH_KEEPING,
): Pick<CheckedFolder, 'folder' | 'problems' | 'warnings'> {
  const count = listFiles(dir).filter(({ kind }) => kind === 'brand').length;
  if (count < worthKeeping) return checkBrandFolder(dir);
  const version = checkerVersion();
  const file = join(cacheDir, `${hashOfText(resolve(dir))}.json`);
  const memory = readMemory(file, version);
  const checked = checkBrandFolder(dir, memory);
  const { files, brands } = memory.work;
  if (files + brands > 0) writeMemory(file, version, memory, checked.folder);
  return checked;
}
