import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The manifest of the build's scripts for browsers. */
export async function readManifest(root: string): Promise<Manifest> {
  const file = join(root, 'dist/page/client/.vite/manifest.json');
  // Vite wrote it from the same type.
  return JSON.parse(await readFile(file, 'utf8')) as Manifest;
}

/**
 * Addresses of a source's script and of all that it imports before it runs. Throws when the build
 * has no such script.
 */
export function addressesOf(manifest: Manifest, source: string): readonly string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no script of '${name}'.`);
    const address = `/${chunk.file}`;
    if (found.has(address)) return;
    found.add(address);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(source);
  return [...found];
}
