import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GalleryContent } from './GalleryEntry.ts';
import { galleryPage } from './galleryPage.ts';

/** The typeface of the product's own pages, unless a brand has another. */
const FACE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Writes the gallery's page, which needs no server, beside its pictures. Returns its path. */
export async function writeSite(folder: string, content: GalleryContent): Promise<string> {
  for (const file of ['gallery.css', 'gallery.js']) {
    await copyFile(join(import.meta.dirname, file), join(folder, file));
  }
  await copyFile(fileURLToPath(import.meta.resolve(FACE)), join(folder, 'inter.woff2'));
  const page = join(folder, 'index.html');
  await writeFile(page, galleryPage(content));
  return page;
}
