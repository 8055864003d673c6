import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBrandIndex } from '../brand-files/index/buildBrandIndex.ts';
import { CannotRun } from '../brand-files/verbs/CannotRun.ts';

/**
 * Makes a built folder below `scratch` that serves the brands of `brandsDir` with the page of
 * `distDir`. Throws CannotRun when the brands cannot be built.
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
