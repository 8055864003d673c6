import { join } from 'node:path';
import { comparePictures } from './pictures/comparePictures.ts';
import type { Picture } from './pictures/Picture.ts';
import type { GalleryEntry } from './site/GalleryEntry.ts';

/**
 * Compares each picture with the earlier one of the same name, and writes a third that marks the
 * differences.
 */
export async function compareAll(
  folder: string,
  before: readonly Picture[],
  after: readonly Picture[],
): Promise<readonly GalleryEntry[]> {
  const had = new Set(before.map(({ name }) => name));
  const entries: GalleryEntry[] = [];
  for (const picture of after) {
    entries.push(
      had.has(picture.name)
        ? await compareOne(folder, picture)
        : { picture, comparison: { kind: 'added' } },
    );
  }
  return entries;
}

async function compareOne(folder: string, picture: Picture): Promise<GalleryEntry> {
  const [before, marked] = [`before/${picture.name}`, `changed/${picture.name}`];
  const pixels = await comparePictures(
    join(folder, before),
    join(folder, 'pictures', picture.name),
    join(folder, marked),
  );
  const comparison =
    pixels === 0
      ? ({ kind: 'same' } as const)
      : ({ kind: 'changed', pixels, before, marked } as const);
  return { picture, comparison };
}
