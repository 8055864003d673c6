import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandIndex, BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { PSEUDO_TAGS, pseudoBuilt } from './pseudoBuilt.ts';

/**
 * Adds the pseudo-languages to the brands of a built folder. No build does this, because the check
 * refuses such a brand.
 */
export async function offerPseudo(folder: string): Promise<void> {
  const brands = join(folder, 'brands');
  const { index: name }: { readonly index: string } = await readJson(join(brands, 'current.json'));
  const index: BrandIndex = await readJson(join(brands, name));
  for (const { object } of Object.values(index.brands)) {
    const file = join(brands, 'objects', object);
    const built: BuiltBrand = await readJson(file);
    await writeFile(file, JSON.stringify(pseudoBuilt(built)));
  }
  const entries = Object.entries(index.brands).map(([id, entry]) => [
    id,
    { ...entry, languages: [...entry.languages, ...PSEUDO_TAGS] },
  ]);
  const offered = { ...index, brands: Object.fromEntries(entries) };
  await writeFile(join(brands, name), JSON.stringify(offered));
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8'));
}
