import { type FSWatcher, watch } from 'node:fs';
import {
  type BrandIndexPaths,
  type BuiltIndex,
  buildBrandIndex,
} from '../index/buildBrandIndex.ts';
import type { Problem } from '../problem/Problem.ts';

export interface WatchOptions extends BrandIndexPaths {
  /** A new index is in use. */
  readonly onIndex: (built: BuiltIndex) => void;
  /** The folder has problems; the last good index stays in use. */
  readonly onProblems: (problems: readonly Problem[]) => void;
  /** Milliseconds of quiet before a change is read: an editor saves in several steps. 60 unless set. */
  readonly quietMs?: number;
  /** What tells of changes; the file system unless set. */
  readonly listen?: (dir: string, changed: () => void) => Watching;
}

export interface Watching {
  readonly close: () => void;
}

/**
 * Builds the brand index, and again whenever a file in the folder changes. A half-written or faulty
 * file is told of, and the last good index stays in use. The first build is done when this resolves.
 */
export async function watchBrands(options: WatchOptions): Promise<Watching> {
  const { brandsDir, quietMs = 60, listen = listenToFolder } = options;
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  await build(options);
  const listening = listen(brandsDir, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(() => build(options));
    }, quietMs);
  });
  return {
    close: () => {
      clearTimeout(timer);
      listening.close();
    },
  };
}

async function build({ onIndex, onProblems, ...paths }: WatchOptions): Promise<void> {
  const built = await buildBrandIndex(paths);
  if (built.ok) onIndex(built.value);
  else onProblems(built.error);
}

function listenToFolder(dir: string, changed: () => void): FSWatcher {
  return watch(dir, { recursive: true }, changed);
}
