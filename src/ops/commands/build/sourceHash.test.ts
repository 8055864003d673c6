import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { sourceHash } from './sourceHash.ts';

/** A project with two sources, and a function that returns its hash. */
async function aProject() {
  const root = await aTemporaryFolder();
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/a.ts'), 'a');
  await writeFile(join(root, 'src/deep/b.ts'), 'b');
  return { root, hash: () => sourceHash(root, ['src/**/*', 'lock.json']) };
}

it('is the same for the same sources in any folder', async () => {
  const [here, there] = [await aProject(), await aProject()];
  expect(here.hash()).toBe(there.hash());
});

it('is another once a source has other content, another name, or is new', async () => {
  const { root, hash } = await aProject();
  const seen = new Set([hash()]);
  await writeFile(join(root, 'src/deep/b.ts'), 'B');
  seen.add(hash());
  await writeFile(join(root, 'lock.json'), '{}');
  seen.add(hash());
  await writeFile(join(root, 'src/deep/c.ts'), 'B');
  await rm(join(root, 'src/deep/b.ts'));
  seen.add(hash());
  expect(seen.size).toBe(4);
});

it('looks at no test and at nothing that the patterns leave out', async () => {
  const { root, hash } = await aProject();
  const before = hash();
  await writeFile(join(root, 'src/a.test.ts'), 'a test');
  await writeFile(join(root, 'other.json'), '{}');
  expect(hash()).toBe(before);
});

it('reads a linked file, and passes a link to nothing', async () => {
  const { root, hash } = await aProject();
  await symlink(join(root, 'gone'), join(root, 'src/nothing'));
  const before = hash();
  await writeFile(join(root, 'target'), 'one');
  await symlink(join(root, 'target'), join(root, 'src/link.ts'));
  const linked = hash();
  await writeFile(join(root, 'target'), 'two');
  expect(new Set([before, linked, hash()]).size).toBe(3);
});
