import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBrandIndex } from '../brand-files/index/buildBrandIndex.ts';
import { CannotRun } from '../brand-files/verbs/CannotRun.ts';

/**
 * A built folder that serves the brands of `brandsDir` by the page of `distDir`, below `scratch`.
 * Throws CannotRun where the brands cannot be built.
 */
export async function serveFolder(
  distDir: string,
  brandsDir: string,
  scratch: string,
  name: string,
): Promise<string> {
  const served = join(scratch, name);
  await mkdir(served);
  await symlink(join(distDir, 'page'), join(served, 'page'));
  const built = await buildBrandIndex({ brandsDir, outDir: join(served, 'brands') });
  if (!built.ok) throw new CannotRun(`The brands of ${brandsDir} cannot be built.`);
  return served;
}
