import { checkSharedFiles, type SharedFiles } from '../../brand-files/checks/checkSharedFiles.ts';
import { CheckMemory } from '../../brand-files/memory/CheckMemory.ts';
import type { Problem } from '../../brand-files/problem/Problem.ts';
import type { BrandFolder } from '../../brand-files/sources/BrandFolder.ts';
import { readBrandFolder } from '../../brand-files/sources/readBrandFolder.ts';
import { listenToFolder } from '../../brand-files/watch/listenToFolder.ts';

/** A brand folder as it was last read. */
export interface ReadWorkspace extends SharedFiles {
  readonly dir: string;
  readonly folder: BrandFolder;
  /** Problems of single files, independent of the brands that use them. */
  readonly problems: readonly Problem[];
}

export interface Workspace {
  readonly dir: string;
  /** Returns the current folder. Reads it again only when something in it changed. */
  readonly read: () => ReadWorkspace;
  /** Notes that something in the folder changed. */
  readonly changed: () => void;
  readonly close: () => void;
}

/** Opens a brand folder. `listen` reports changes; it defaults to the file system's. */
export async function openWorkspace(
  dir: string,
  listen: typeof listenToFolder = listenToFolder,
): Promise<Workspace> {
  const memory = new CheckMemory();
  let current: ReadWorkspace | null = null;
  const changed = () => {
    current = null;
  };
  const listening = await listen(dir, changed);
  return {
    dir,
    read: () => {
      current ??= readWorkspace(dir, memory);
      return current;
    },
    changed,
    close: () => listening.close(),
  };
}

/** Does not parse a file that `memory` knows. */
function readWorkspace(dir: string, memory: CheckMemory): ReadWorkspace {
  const { folder, problems } = readBrandFolder(dir, 'checked', memory);
  const shared = checkSharedFiles(folder, memory);
  return { ...shared, dir, folder, problems: [...problems, ...shared.problems] };
}
