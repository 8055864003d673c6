/** File sizes: none over 250 lines, a median of at most 70, and at most 25 files in a folder. */
import { join } from 'node:path';
import {
  crowdedFolders,
  LARGEST_ALLOWED,
  MEDIAN_ALLOWED,
  measureFiles,
  measureFolders,
  sizeAt,
} from './measureFiles.ts';

const sizes = await measureFiles(join(import.meta.dirname, '../..'));
const tooLarge = sizes.filter((it) => it.lines > LARGEST_ALLOWED);
const median = sizeAt(sizes, 0.5);
const folders = measureFolders(sizes.map(({ path }) => path));
const crowded = crowdedFolders(folders);

for (const { path, lines } of tooLarge) {
  console.error(`${path}: ${lines} lines, at most ${LARGEST_ALLOWED}. Split it.`);
}
for (const line of crowded) console.error(line);
if (median > MEDIAN_ALLOWED) console.error(`The median is ${median}, at most ${MEDIAN_ALLOWED}.`);
const figures = `median ${median}, 90 % at most ${sizeAt(sizes, 0.9)}, largest ${sizeAt(sizes, 1)}`;
console.log(`${sizes.length} files in ${folders.size} folders: ${figures} lines`);
process.exitCode = tooLarge.length > 0 || crowded.length > 0 || median > MEDIAN_ALLOWED ? 1 : 0;
