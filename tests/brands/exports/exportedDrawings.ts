import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextSource } from '../../../src/ops/brand-files/sources/Source.ts';

/** Drawings as drawing programs save them, which the check of logos refuses. */
export function exportedDrawings(): readonly TextSource[] {
  return readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({
      name,
      id: name.replace('.svg', ''),
      text: readFileSync(join(import.meta.dirname, name), 'utf8'),
    }));
}
