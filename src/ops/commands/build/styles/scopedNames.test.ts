import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../../tests/factories/aTemporaryFolder.ts';
import { scopedNames } from './scopedNames.ts';

async function aPage(sheets: Readonly<Record<string, string>>): Promise<string> {
  const root = await aTemporaryFolder();
  await mkdir(join(root, 'src/page'), { recursive: true });
  for (const [name, css] of Object.entries(sheets)) {
    await writeFile(join(root, 'src/page', name), css);
  }
  return root;
}

it('two style modules may have the same class, and keep it apart', async () => {
  const root = await aPage({ 'A.module.css': '.row{gap:0.5em}', 'B.module.css': '.row{gap:0}' });
  const { nameOf, sheetOf } = scopedNames(root);

  const [a, b] = ['A', 'B'].map((name) => nameOf('row', `src/page/${name}.module.css`));

  expect(a).not.toBe(b);
  expect(sheetOf(a ?? '')).toBe('src/page/A.module.css');
  expect(sheetOf(b ?? '')).toBe('src/page/B.module.css');
});

it('keyframes have names, too, and what a comment says has none', async () => {
  const css = '/* as in control.module.css */ @keyframes spin{to{rotate:1turn}} .ring{margin:.5em}';
  const { nameOf } = scopedNames(await aPage({ 'A.module.css': css }));
  const sheet = 'src/page/A.module.css';

  expect(nameOf('spin', sheet)).not.toBe(nameOf('ring', sheet));
  expect(() => nameOf('module', sheet)).toThrow("has no class 'module'");
});

it('two thousand classes have two thousand short names, none of which is a word', async () => {
  const classes = Array.from({ length: 2000 }, (_, index) => `c${index}`);
  const root = await aPage({ 'A.module.css': classes.map((it) => `.${it}{}`).join('') });
  const { nameOf } = scopedNames(root);

  const names = classes.map((it) => nameOf(it, 'src/page/A.module.css'));

  expect(new Set(names).size).toBe(2000);
  for (const name of names) expect(name).toMatch(/^[b-df-hj-np-tv-z]{3,5}$/i);
});

it('a further style module leaves the names of all others as they are', async () => {
  const others = { 'B.module.css': '.row{}', 'D.module.css': '.row{} .cell{}' };
  const before = scopedNames(await aPage(others));
  const after = scopedNames(
    await aPage({ ...others, 'A.module.css': '.a{}', 'C.module.css': '.c{}' }),
  );

  for (const [name, sheet] of [
    ['row', 'src/page/B.module.css'],
    ['row', 'src/page/D.module.css'],
    ['cell', 'src/page/D.module.css'],
  ] as const) {
    expect(after.nameOf(name, sheet)).toBe(before.nameOf(name, sheet));
  }
});

it('a thousand style modules keep their classes apart', async () => {
  const names = Array.from({ length: 1000 }, (_, index) => `S${index}.module.css`);
  const root = await aPage(Object.fromEntries(names.map((name) => [name, '.row{}'])));
  const { nameOf } = scopedNames(root);

  expect(new Set(names.map((name) => nameOf('row', `src/page/${name}`))).size).toBe(1000);
});

it('a style module that no folder holds has no names', async () => {
  const { nameOf, sheetOf } = scopedNames(await aPage({}));

  expect(() => nameOf('row', 'src/page/A.module.css')).toThrow('src/page/A.module.css');
  expect(sheetOf('b')).toBeUndefined();
});
