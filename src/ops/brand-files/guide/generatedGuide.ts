import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchema } from '../schema/schemaFiles.ts';
import { readBrandFolder } from '../sources/readBrandFolder.ts';
import { catalogueTable, questionTable } from './catalogueTable.ts';
import { fillGuide, fillTables } from './fillGuide.ts';
import { placeholderTable } from './placeholderTable.ts';

const GUIDE = 'docs/brands.md';

/** Returns the path and the new content of the guide to brands, made from its current text. */
export function generatedGuide(root: string): readonly [path: string, content: string] {
  const { folder } = readBrandFolder(join(root, 'brands'), 'asWritten');
  const text = readFileSync(join(root, GUIDE), 'utf8');
  const schema = readSchema('resolved-brand');
  const tables = {
    placeholders: placeholderTable(schema),
    questions: questionTable(schema),
    catalogue: catalogueTable(readSchema('catalogue')),
  };
  return [GUIDE, fillTables(fillGuide(text, schema, folder), tables)];
}
