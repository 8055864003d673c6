import { execFileSync } from 'node:child_process';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';

const SCRIPTS = join(import.meta.dirname, '../../scripts');

/** A project with one command and Node's package, as npm 9 and 10 install it: without the link in .bin. */
async function aProject(): Promise<string> {
  const folder = await aTemporaryFolder();
  const name = `node-${process.platform}-${process.arch}`;
  await mkdir(join(folder, 'node_modules', name, 'bin'), { recursive: true });
  await mkdir(join(folder, 'node_modules/.bin'));
  await symlink(process.execPath, join(folder, 'node_modules', name, 'bin/node'));
  const packages = JSON.stringify({
    packages: { [`node_modules/${name}`]: { version: '24.0.0' } },
  });
  await writeFile(join(folder, 'package-lock.json'), packages);
  await writeFile(join(folder, 'node_modules/.package-lock.json'), packages);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await mkdir(join(folder, 'scripts'));
  await cp(join(SCRIPTS, 'bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  await writeFile(
    join(folder, 'scripts/hello.mjs'),
    "import { runOnProjectNode } from './bootstrap.mjs';\nawait runOnProjectNode('hello.ts');\n",
  );
  await writeFile(join(folder, 'scripts/hello.ts'), "console.log('hello');\n");
  return folder;
}

it('a command restores node_modules/.bin/node, which npm before 11 leaves out', async () => {
  const folder = await aProject();
  for (const run of ['first', 'second']) {
    const said = execFileSync(process.execPath, [join(folder, 'scripts/hello.mjs')]);
    expect([run, String(said)]).toEqual([run, 'hello\n']);
    const version = execFileSync(join(folder, 'node_modules/.bin/node'), ['--version']);
    expect(String(version).trim()).toBe(process.version);
  }
});
