import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const LARGEST_ALLOWED = 250;
export const MEDIAN_ALLOWED = 70;
export const MOST_IN_A_FOLDER = 25;

export interface FileSize {
  readonly path: string;
  readonly lines: number;
}

/** Counts the lines of every source, script and test below `root`, except generated ones. */
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

/**
 * Folders without a limit: the migrations grow with each change of the tables, and each command has
 * two files.
 */
const GROWING = ['src/server/storage/migrations', 'scripts'];

/** Counts the files of each folder among `paths`. Ignores tests and styles beside their sources. */
export function measureFolders(paths: readonly string[]): ReadonlyMap<string, number> {
  const sources = paths.filter((path) => !/\.(test\.tsx?|css)$/.test(path));
  const folders = Map.groupBy(sources, (path) => dirname(path));
  return new Map([...folders].map(([folder, files]) => [folder, files.length]));
}

/** The folders with too many files to find anything, among those that `measureFolders` counted. */
export function crowdedFolders(folders: ReadonlyMap<string, number>): string[] {
  return [...folders]
    .filter(([folder, files]) => files > MOST_IN_A_FOLDER && !GROWING.includes(folder))
    .map(
      ([folder, files]) =>
        `${folder}: ${files} files, at most ${MOST_IN_A_FOLDER}. Give it rooms by noun.`,
    );
}

/** The size that `share` (0 to 1) of the files do not exceed. `sizes` are in ascending order. */
export function sizeAt(sizes: readonly FileSize[], share: number): number {
  return sizes[Math.max(0, Math.ceil(sizes.length * share) - 1)]?.lines ?? 0;
}
