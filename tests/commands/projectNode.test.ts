import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
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

it('a command that ends with npm is asked once to end, however long that takes', async () => {
  const folder = await aProject();
  const script = join(folder, 'scripts/hello.mjs');
  const heard = join(folder, 'heard');
  // It ends after the second request, or once the first has been alone for longer than they are apart.
  await writeFile(
    join(folder, 'scripts/hello.ts'),
    `import { appendFileSync } from 'node:fs';
    process.on('SIGTERM', () => {
      appendFileSync(${JSON.stringify(heard)}, 'asked\\n');
      setTimeout(() => process.exit(), 1200);
    });
    setInterval(() => undefined, 1000);
    console.log('Ready');`,
  );
  // npm's place, which passes no signal on.
  const npm = `const { spawn } = require('node:child_process');
    spawn(process.execPath, [${JSON.stringify(script)}], { stdio: ['ignore', 'inherit', 'inherit'] });`;
  const parent = spawn(process.execPath, ['-e', npm], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(parent.stdout, 'close');
  await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  await ended;

  expect(await readFile(heard, 'utf8')).toBe('asked\n');
});
