import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One hash over the paths and contents of all files below `root` that the patterns find. */
export async function sourceHash(root: string, patterns: readonly string[]): Promise<string> {
  const paths: string[] = [];
  for await (const path of glob(patterns, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] })) {
    paths.push(path);
  }
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    const file = join(root, path);
    if (!(await stat(file)).isFile()) continue;
    hash.update(`${path}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}
