import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_INPUTS } from './buildInputs.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** An import with an effect on the build; one of types alone has none. */
const IMPORT = /(?:^|\n)(?:import|export) (?!type )[^;]*?'(\.[^']+)'|import\('(\.[^']+)'\)/g;

/** Returns the paths, from the root, of what files import, directly or not, and of the files. */
function reachedFrom(paths: readonly string[], reached = new Set<string>()): ReadonlySet<string> {
  for (const path of paths.filter((it) => !reached.has(it) && existsSync(join(ROOT, it)))) {
    reached.add(path);
    if (!/\.tsx?$/.test(path)) continue;
    const source = readFileSync(join(ROOT, path), 'utf8');
    const imports = Array.from(source.matchAll(IMPORT), ([, one, other]) => one ?? other ?? '');
    reachedFrom(
      imports.map((it) => relative(ROOT, join(ROOT, dirname(path), it)).replace(/\?\w+$/, '')),
      reached,
    );
  }
  return reached;
}

it.each([
  ['brands', ['src/ops/brand-files/index/buildBrandIndex.ts']],
  ['page', ['src/page/app/hydrate.tsx', 'src/page/app/renderPage.tsx']],
  ['sandbox', ['src/sandbox/braintree/browser/hostedFieldsFrame.ts']],
  ['studio', ['src/ops/studio/browser/main.tsx', 'src/ops/studio/driver/main.ts']],
] as const)(
  'the part %s is built again when a module that it contains changes',
  (part, entries) => {
    const reached = [...reachedFrom(entries)];
    expect(reached.length).toBeGreaterThan(entries.length);
    const inputs = BUILD_INPUTS[part];
    expect(reached.filter((path) => !inputs.some((it) => matchesGlob(path, it)))).toEqual([]);
  },
);
