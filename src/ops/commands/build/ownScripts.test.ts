import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { compareScripts, ownScripts } from './ownScripts.ts';

async function aClient(files: Readonly<Record<string, string>>): Promise<string> {
  const client = await aTemporaryFolder();
  await mkdir(join(client, 'assets'));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(client, 'assets', name), content);
  }
  return client;
}

it('lists every script by its address and hash, and nothing else', async () => {
  const client = await aClient({ 'b.js': '', 'a.js': 'alert(1)', 'a.css': 'a{}', 'a.js.br': 'x' });

  expect(Object.entries(await ownScripts(client))).toEqual([
    ['/assets/a.js', expect.stringMatching(/^sha384-[\w+/]{64}$/)],
    ['/assets/b.js', 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb'],
  ]);
});

it('reports which script was added, removed or changed', async () => {
  const before = await ownScripts(await aClient({ 'a.js': '1', 'b.js': '2', 'c.js': '3' }));
  const after = await ownScripts(await aClient({ 'a.js': '1', 'b.js': 'other', 'd.js': '4' }));

  expect(compareScripts(before, before)).toEqual([]);
  expect(compareScripts(before, after)).toEqual([
    '/assets/b.js was changed',
    '/assets/c.js is gone',
    '/assets/d.js is not in the inventory',
  ]);
});
