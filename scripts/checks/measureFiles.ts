import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const LARGEST_ALLOWED = 250;
export const MEDIAN_ALLOWED = 70;

export interface FileSize {
  readonly path: string;
  readonly lines: number;
}

/** Lines of every source, script and test below `root`; what is generated is left out. */
export async function measureFiles(root: string): Promise<FileSize[]> {
  const sizes: FileSize[] = [];
  const found = glob('{src,scripts,tests}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: ['**/generated/**', 'tests/architecture/breaches/**'],
  });
  for await (const path of found) {
    const text = await readFile(join(root, path), 'utf8');
    sizes.push({ path, lines: text.split('\n').length - 1 });
  }
  return sizes.toSorted((a, b) => a.lines - b.lines);
}

/** The size that `share` (0 to 1) of the files do not exceed; `sizes` from small to large. */
export function sizeAt(sizes: readonly FileSize[], share: number): number {
  return sizes[Math.max(0, Math.ceil(sizes.length * share) - 1)]?.lines ?? 0;
}
