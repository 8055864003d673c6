import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from 'vite';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { buildNamed } from './buildNamed.ts';

/** Builds a page with this many parts that are loaded later: the names of its files, and what is logged. */
async function built(parts: number, first = '') {
  const root = await aTemporaryFolder();
  mkdirSync(join(root, 'parts'));
  const loads = Array.from({ length: parts }, (_, at) => {
    writeFileSync(join(root, `parts/p${at}.js`), `export const part = ${at};`);
    return `() => import('./parts/p${at}.js')`;
  });
  writeFileSync(join(root, 'main.js'), `${first}globalThis.parts = [${loads.join(', ')}];`);
  writeFileSync(
    join(root, 'vite.config.mjs'),
    `import { hashedNames } from '${join(import.meta.dirname, 'hashedNames.ts')}';
    const plugin = { name: 'warns', buildStart() { this.warn('Look here.'); } };
    export default { plugins: [plugin], build: { rolldownOptions: { input: 'main.js', output: hashedNames(6) } } };`,
  );
  const said: string[] = [];
  const say = (words: string) => void said.push(words);
  const customLogger = { ...createLogger('silent'), error: say, warn: say, warnOnce: say };
  const done = buildNamed({ root, configFile: join(root, 'vite.config.mjs'), customLogger });
  const fault = await done.then(
    () => null,
    (error: Error) => error.message,
  );
  const assets = join(root, 'dist/assets');
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return { fault, names: names.filter((name) => name.startsWith('p')), said };
}

it('gives few files short names, because pages name them', async () => {
  const { names, said } = await built(3);
  expect(names).toHaveLength(3);
  expect(names.every((name) => /^p\d+-[\w-]{6}\.js$/.test(name))).toBe(true);
  expect(said).toEqual([expect.stringContaining('Look here.')]);
});

it('builds more files than short names allow, such as one more widget', async () => {
  const { names, said } = await built(70);
  expect(names).toHaveLength(70);
  expect(names.every((name) => /^p\d+-[\w-]{7}\.js$/.test(name))).toBe(true);
  expect(said).toEqual([expect.stringContaining('Look here.')]);
});

it('builds once what cannot be built, and says why', async () => {
  const { fault, said } = await built(1, 'import "./none.js";');
  expect(fault).toContain('./none.js');
  expect(said.filter((words) => words.includes('Look here.'))).toHaveLength(1);
});
