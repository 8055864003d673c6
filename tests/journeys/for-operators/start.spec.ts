import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { aFreePort } from '../../factories/servers/aFreePort.ts';
import { plainEnvironment } from '../../factories/servers/plainEnvironment.ts';
import { expect, test } from '../../setup/journey.ts';

const root = join(import.meta.dirname, '../../..');

test('npm start serves an existing build, and ends with both processes on Ctrl-C', async () => {
  const [port, data] = [await aFreePort(), await mkdtemp(join(tmpdir(), 'start-'))];
  const start = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...plainEnvironment(), PORT: port, DATA_DIR: data, NODE_ENV: 'development' },
    // In its own process group, so that it receives signals as from a terminal.
    detached: true,
  });
  const ended = once(start, 'close');
  const said: string[] = [];
  const lines = createInterface({ input: start.stdout });
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      said.push(line);
      if (/^Started in \d+\.\d s\.$/.test(line)) resolve();
    });
  });
  // A second start is quick because nothing is installed or built.
  expect(said.slice(0, 4)).toEqual([
    'Building what changed',
    '  nothing changed since the last build',
    '',
    `Ready on port ${port}.`,
  ]);

  const index = await fetch(`http://localhost:${port}/`);
  expect(index.status).toBe(200);
  expect(await index.text()).toContain(`http://slotbook.localhost:${port}/`);

  process.kill(-(start.pid ?? 0), 'SIGINT');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed');
  await rm(data, { recursive: true });
});

test('pages are rendered by the production build of React, which the build contains', async () => {
  const built = await readFile(join(root, 'dist/page/server/renderPage.js'), 'utf8');

  // React names the build at the top of each of its files.
  const builds = [...built.matchAll(/\breact[\w.-]*\.(development|production)\b/g)];
  expect(new Set(builds.map(([, name]) => name))).toEqual(new Set(['production']));
  // A package that is not in the build would be React's development build, by NODE_ENV.
  const imported = [...built.matchAll(/^import\b.*?"([^"]+)";/gm)].map(([, name = '']) => name);
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
});
