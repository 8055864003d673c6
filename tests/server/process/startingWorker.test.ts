import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveWorkers } from '../../../src/server/metrics/serveWorkers.ts';
import { aTemporaryFolder } from '../../factories/aTemporaryFolder.ts';

/** A process that main.ts is started in, as one of those behind a port, and that starts for ever. */
async function aStartingWorker(variables: Readonly<Record<string, string>>): Promise<Worker> {
  const folder = await aTemporaryFolder();
  await mkdir(join(folder, 'page/server'), { recursive: true });
  const page = `process.send('starts'); setInterval(() => {}, 1000); await new Promise(() => {});`;
  await writeFile(join(folder, 'page/server/renderPage.js'), page);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  cluster.setupPrimary({
    exec: join(import.meta.dirname, '../../../src/server/main.ts'),
    execArgv: [],
    args: [],
    silent: true,
  });
  const worker = cluster.fork({
    NODE_ENV: 'development',
    WORKERS: '1',
    SANDBOX_URL: 'http://127.0.0.1:9',
    DATA_DIR: folder,
    DIST_DIR: folder,
    SESSION_SECRET: 'a-secret-of-more-than-32-characters',
    ...variables,
  });
  onTestFinished(async () => {
    if (worker.isDead()) return;
    const gone = once(worker, 'exit');
    worker.process.kill('SIGKILL');
    await gone;
  });
  return worker;
}

it('metrics are served while a process starts', async () => {
  const metrics = await serveWorkers({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => metrics.stop());
  const worker = await aStartingWorker({});
  await once(worker, 'message');

  const answer = await fetch(`${metrics.url}/metrics`);

  expect(answer.status).toBe(200);
});

it('a process whose variables are wrong says so and ends', async () => {
  const worker = await aStartingWorker({ PORT: 'none' });
  let said = '';
  worker.process.stderr?.on('data', (bytes) => {
    said += String(bytes);
  });
  await once(worker.process, 'close');
  expect(said).toContain('PORT');
});
