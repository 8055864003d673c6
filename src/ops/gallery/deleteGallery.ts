import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { CannotRun } from '../brand-files/verbs/CannotRun.ts';

/** A file that each gallery has, finished or not, and a website hardly. */
export const MARK = 'gallery.css';

/** What the folder of a gallery may hold. */
const OF_A_GALLERY = new Set([
  'before',
  'changed',
  MARK,
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
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory() === false) {
    throw new CannotRun(`${folder} is not a folder. Name one with --out.`);
  }
  if (stats === undefined) return;
  const names = await readdir(folder);
  const [first] = names;
  const isMarked = first === undefined || names.includes(MARK);
  const other = isMarked ? names.find((name) => !OF_A_GALLERY.has(name)) : first;
  if (other !== undefined) {
    throw new CannotRun(
      `${folder} holds "${other}", and is not a gallery's. Name a folder of its own with --out.`,
    );
  }
  await rm(folder, { recursive: true, force: true });
}
