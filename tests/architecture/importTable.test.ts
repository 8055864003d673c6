import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findImportBreaches } from '../../scripts/checks/findImportBreaches.ts';
import { ROOMS } from '../../scripts/checks/importTable.ts';

const root = join(import.meta.dirname, '../..');
const seeded = (name: string) =>
  findImportBreaches(join(root, 'tests/architecture/breaches', name), ['src']);

const BREACHES = [
  ['an import from a lower room upward', 'upward-import', 'room:core/rules'],
  ['an upward import of a type alone', 'upward-type', 'room:core/contract'],
  ['a cycle', 'cycle', 'cycle'],
  ['a package outside its room', 'package-outside-room', 'package:core/rules'],
  [
    'a package in the wrong file of its room',
    'package-in-wrong-file',
    'only-there:libphonenumber-js',
  ],
  ['a module of Node in the page', 'node-in-page', 'node:page/stores'],
  ['a widget that imports another', 'widget-to-widget', 'widget-to-widget'],
  ['a payment method that imports another', 'method-to-method', 'method-to-method'],
  ['a server that imports page sources', 'server-to-page', 'room:server'],
  ['product code that imports test code', 'product-to-tests', 'product-to-tooling'],
  ['a folder that the table does not know', 'unknown-room', 'unknown-room'],
  ['a file that is not there', 'unresolved', 'unresolved'],
] as const;

it.each(BREACHES)('refuses %s', async (_, name, rule) => {
  const { breaches } = await seeded(name);
  expect(breaches.join('\n')).toContain(`${rule}: `);
});

it('accepts a widget that imports from below', async () => {
  expect(await seeded('clean')).toEqual({ modules: 2, breaches: [] });
});

it('sees the project itself', async () => {
  expect((await findImportBreaches(root, ['src/core/contract'])).modules).toBeGreaterThan(0);
});

it.each(ROOMS)('$path may use no package that none of its files names', async (room) => {
  const { packages = [], path } = room;
  let text = '';
  for await (const file of glob('**/*.{ts,tsx,css}', { cwd: join(root, 'src', path) })) {
    text += await readFile(join(root, 'src', path, file), 'utf8');
  }
  expect(packages.filter((name) => !text.includes(`'${name.replace('*', '')}`))).toEqual([]);
});
