import { watch } from 'chokidar';

/** Something that goes on until it is closed. */
export interface Watching {
  readonly close: () => void;
}

/**
 * Tells of every change in a folder and all below it, from when this resolves. Editors and Git save
 * by renaming another file over the old one: Node's own recursive watch loses such a file on Linux.
 */
export async function listenToFolder(dir: string, changed: () => void): Promise<Watching> {
  const watcher = watch(dir, { ignoreInitial: true });
  watcher.on('all', changed);
  // What the watcher stumbles over is found again, and told, by whoever reads the folder.
  watcher.on('error', changed);
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return { close: () => void watcher.close() };
}
