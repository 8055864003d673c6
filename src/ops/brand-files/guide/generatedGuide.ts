import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchema } from '../schema/schemaFiles.ts';
import { readBrandFolder } from '../sources/readBrandFolder.ts';
import { fillGuide } from './fillGuide.ts';

const GUIDE = 'docs/brands.md';

/** The guide to brands as it is to be: path from the project's root → content. */
export function generatedGuide(root: string): readonly [path: string, content: string] {
  const { folder } = readBrandFolder(join(root, 'brands'), 'asWritten');
  const text = readFileSync(join(root, GUIDE), 'utf8');
  return [GUIDE, fillGuide(text, readSchema('resolved-brand'), folder)];
}
