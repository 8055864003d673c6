import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfText } from './textHash.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/**
 * Everything that decides what a check finds: its own code, what it calls, the schemas and the
 * packages.
 */
const SOURCES = ['src/ops/brand-files', 'src/ops/schemas', 'src/core', 'schemas'];

/** Identifies the current checks: changes whenever one of their sources or Node changes. */
export function checkerVersion(root = ROOT): string {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const texts = [...files.toSorted(), join(root, 'package-lock.json')].map((file) => {
    return `${file.slice(root.length)}\n${hashOfText(readFileSync(file, 'utf8'))}`;
  });
  return hashOfText([process.version, ...texts].join('\n'));
}
