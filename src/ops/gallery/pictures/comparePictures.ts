import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Compares two pictures, the smaller one laid on white, and writes a third that marks the
 * differences. Returns how many pixels differ, and writes nothing when none does.
 */
export async function comparePictures(
  before: string,
  after: string,
  marked: string,
): Promise<number> {
  const [old, now] = await Promise.all([readFile(before), readFile(after)]);
  if (old.equals(now)) return 0;
  const [a, b] = [PNG.sync.read(old), PNG.sync.read(now)];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const difference = new PNG({ width, height });
  const changed = pixelmatch(
    onWhite(a, width, height).data,
    onWhite(b, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0.05, includeAA: true, diffColor: [214, 0, 110], alpha: 0.25 },
  );
  if (changed === 0) return 0;
  await mkdir(dirname(marked), { recursive: true });
  await writeFile(marked, PNG.sync.write(difference));
  return changed;
}

function onWhite(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height, fill: true });
  larger.data.fill(255);
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}
