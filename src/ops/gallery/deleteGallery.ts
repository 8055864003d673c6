import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { CannotRun } from '../brand-files/verbs/CannotRun.ts';

/** What the folder of a gallery may hold, finished or not. */
const OF_A_GALLERY = new Set([
  'before',
  'changed',
  'gallery.css',
  'gallery.js',
  'index.html',
  'inter.woff2',
  'pictures',
  // macOS leaves this in a folder that a person has looked at.
  '.DS_Store',
]);

/**
 * Deletes an earlier gallery. Throws CannotRun for a folder that holds anything else: a person who
 * names their own folder would lose their files.
 */
export async function deleteGallery(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const other = names.find((name) => !OF_A_GALLERY.has(name));
  if (other !== undefined) {
    throw new CannotRun(
      `${folder} holds "${other}", which no gallery has. Name a folder of its own with --out.`,
    );
  }
  await rm(folder, { recursive: true, force: true });
}
