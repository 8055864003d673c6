import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { buildNamed } from './buildNamed.ts';

/** Builds a page with this many parts that are loaded later, and returns the names of its files. */
async function namesOf(parts: number): Promise<readonly string[]> {
  const root = await aTemporaryFolder();
  mkdirSync(join(root, 'parts'));
  const loads = Array.from({ length: parts }, (_, at) => {
    writeFileSync(join(root, `parts/p${at}.js`), `export const part = ${at};`);
    return `() => import('./parts/p${at}.js')`;
  });
  writeFileSync(join(root, 'main.js'), `globalThis.parts = [${loads.join(', ')}];`);
  writeFileSync(
    join(root, 'vite.config.mjs'),
    `import { hashedNames } from '${join(import.meta.dirname, 'hashedNames.ts')}';
    export default { build: { rolldownOptions: { input: 'main.js', output: hashedNames(6) } } };`,
  );
  await buildNamed({ root, configFile: join(root, 'vite.config.mjs'), logLevel: 'warn' });
  return readdirSync(join(root, 'dist/assets')).filter((name) => name.startsWith('p'));
}

it('gives few files short names, because pages name them', async () => {
  const names = await namesOf(3);
  expect(names).toHaveLength(3);
  expect(names.every((name) => /^p\d+-[\w-]{6}\.js$/.test(name))).toBe(true);
});

it('builds more files than short names allow, such as one more widget', async () => {
  const names = await namesOf(70);
  expect(names).toHaveLength(70);
  expect(names.every((name) => /^p\d+-[\w-]{7}\.js$/.test(name))).toBe(true);
});
