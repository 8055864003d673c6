import { BuildMemory } from '../index/BuildMemory.ts';
import {
  type BrandIndexPaths,
  type BuiltIndex,
  buildBrandIndex,
} from '../index/buildBrandIndex.ts';
import type { Problem } from '../problem/Problem.ts';
import { FILE_START } from '../problem/Span.ts';
import { shownPath } from '../sources/shownPath.ts';
import { listenToFolder, type Watching } from './listenToFolder.ts';

export interface WatchOptions extends BrandIndexPaths {
  /** A new index is in use. */
  readonly onIndex: (built: BuiltIndex) => void;
  /** The folder has problems; the last good index stays in use. */
  readonly onProblems: (problems: readonly Problem[]) => void;
  /**
   * Milliseconds of quiet before a change is read, because an editor saves in several steps. 60
   * unless set.
   */
  readonly quietMs?: number;
  /** Reports changes; the file system unless set. */
  readonly listen?: typeof listenToFolder;
  /** The memory of earlier builds; empty unless set. */
  readonly memory?: BuildMemory;
}

/**
 * Builds the brand index, and builds it again when a file in the folder changes. Skips what did not
 * change. Reports a half-written or faulty file and keeps the last good index in use. Resolves
 * after the first build.
 */
export async function watchBrands(options: WatchOptions): Promise<Watching> {
  const { brandsDir, quietMs = 60, listen = listenToFolder, memory = new BuildMemory() } = options;
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  // Starts before the first build, so that files saved during it are built afterwards.
  const listening = await listen(brandsDir, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(() => build(options, memory));
    }, quietMs);
  });
  building = build(options, memory);
  await building;
  return {
    close: () => {
      clearTimeout(timer);
      listening.close();
    },
  };
}

async function build(options: WatchOptions, memory: BuildMemory): Promise<void> {
  const { brandsDir, outDir, onIndex, onProblems } = options;
  const built = await buildBrandIndex({ brandsDir, outDir }, memory).catch((cause: unknown) => {
    return { ok: false, error: [failure(brandsDir, cause)] } as const;
  });
  if (built.ok) onIndex(built.value);
  else onProblems(built.error);
}

/** A full disk or a removed folder is reported like a problem, and the watch continues. */
function failure(brandsDir: string, cause: unknown): Problem {
  const why = `The index could not be written: ${cause instanceof Error ? cause.message : String(cause)}.`;
  return {
    check: 'file-readable',
    file: shownPath(brandsDir),
    ...FILE_START,
    pointer: '',
    sourceLine: '',
    why,
    fix: 'Mend that, then save a brand again.',
    brands: [],
  };
}
