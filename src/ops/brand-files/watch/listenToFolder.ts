import { watch } from 'chokidar';

/** Something that continues until it is closed. */
export interface Watching {
  readonly close: () => void;
}

/**
 * Calls `changed` for every change in a folder and below it, from the time when this resolves.
 * Editors and Git save by renaming a file over the old one; Node's recursive watch loses such a
 * file on Linux.
 */
export async function listenToFolder(dir: string, changed: () => void): Promise<Watching> {
  const watcher = watch(dir, { ignoreInitial: true });
  watcher.on('all', changed);
  // A fault of the watcher counts as a change. Reading the folder finds and reports its cause.
  watcher.on('error', changed);
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return { close: () => void watcher.close() };
}
