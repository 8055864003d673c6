import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexEntryOf } from '../../../src/core/brand/indexEntryOf.ts';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import { aTermsDocument } from './aBuiltBrand.ts';

const RENDER_PAGE =
  "export const renderPage = () => ({ pieces: ['<!doctype html><title>Page</title>'], styleHashes: [] });\n";

/** Writes a build with one brand, whose page is empty, in a server's format. */
export async function writeBuild(folder: string, built: BuiltBrand): Promise<void> {
  const brands = join(folder, 'brands');
  const { hosts, id } = built.brand;
  const entry = indexEntryOf(built.brand, `${id}-object.json`);
  const index = {
    version: 1,
    brands: { [id]: entry },
    hosts: Object.fromEntries(hosts.map((host) => [host, id])),
  };
  await mkdir(join(brands, 'objects'), { recursive: true });
  await mkdir(join(folder, 'page/server'), { recursive: true });
  const files: readonly (readonly [string, unknown])[] = [
    [`objects/${entry.object}`, built],
    ...['terms', 'privacy', 'hipaaTerms'].map((text) => {
      return [`objects/${text.toLowerCase()}-object.json`, aTermsDocument(text)] as const;
    }),
    ['index-1.json', index],
    ['current.json', { index: 'index-1.json' }],
  ];
  for (const [file, content] of files) {
    await writeFile(join(brands, file), JSON.stringify(content));
  }
  await writeFile(join(folder, 'page/server/renderPage.js'), RENDER_PAGE);
}
