import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GalleryContent } from './GalleryEntry.ts';
import { galleryPage } from './galleryPage.ts';

/** Writes the gallery's page, which needs no server, beside its pictures. Returns its path. */
export async function writeSite(folder: string, content: GalleryContent): Promise<string> {
  for (const file of ['gallery.css', 'gallery.js']) {
    await copyFile(join(import.meta.dirname, file), join(folder, file));
  }
  const page = join(folder, 'index.html');
  await writeFile(page, galleryPage(content));
  return page;
}
