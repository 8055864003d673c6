import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { serveWorkers } from '../../../src/server/metrics/serveWorkers.ts';
import { countSigns } from '../../../src/server/workers/signsOfWorkers.ts';
import { aTemporaryFolder } from '../../factories/aTemporaryFolder.ts';
import { samplesOf } from '../../factories/servers/samplesOf.ts';

const SERVER = join(import.meta.dirname, '../../../src/server');

/** The program of a process that never finishes starting, until it is killed. */
const FOR_EVER = `process.send('starts'); setInterval(() => {}, 1000); await new Promise(() => {});`;

/** A process behind a port that runs main.ts and never finishes starting. */
async function aStartingWorker(
  variables: Readonly<Record<string, string>>,
  page = FOR_EVER,
): Promise<Worker> {
  const folder = await aTemporaryFolder();
  await mkdir(join(folder, 'page/server'), { recursive: true });
  await writeFile(join(folder, 'page/server/renderPage.js'), page);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  cluster.setupPrimary({
    exec: join(SERVER, 'main.ts'),
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

/** A process that serves and reports metrics. */
async function aCountingWorker(): Promise<Worker> {
  const { href } = pathToFileURL(join(SERVER, 'metrics/createMetrics.ts'));
  const count = `const { createMetrics } = await import('${href}');
    const metrics = createMetrics();
    metrics.counts.pageSent('kept');
    await metrics.serve({});`;
  return aStartingWorker({}, `${count} ${FOR_EVER}`);
}

/** Serves the metrics of this test's processes, and collects the log. */
async function servedWorkers({ dropped = 0, hung = 0, patienceMs = 500 } = {}) {
  const lines: unknown[] = [];
  const hear = (...line: unknown[]) => void lines.push(line);
  const logger = { info: hear, warn: hear };
  const metrics = await serveWorkers(
    { host: '127.0.0.1', port: 0 },
    { hung: () => hung, droppedLines: () => dropped, logger, patienceMs },
  );
  onTestFinished(() => metrics.stop());
  const read = async (name: string) => {
    const samples = samplesOf(await (await fetch(`${metrics.url}/metrics`)).text(), name);
    return samples.map(({ value }) => value);
  };
  return { lines, metrics, read };
}

/** Expects a value of a repeated read, as Prometheus does. A busy machine reports late. */
function soon(read: () => Promise<readonly number[]>) {
  return expect.poll(read, { timeout: 60_000 });
}

it('lines of the log that the first process lost are counted too', async () => {
  const { read } = await servedWorkers({ dropped: 3 });
  expect(await read('signup_log_lines_dropped_total')).toEqual([3]);
});

it('metrics are served while a process starts', async () => {
  const { metrics } = await servedWorkers();
  const worker = await aStartingWorker({});
  await once(worker, 'message');

  const answer = await fetch(`${metrics.url}/metrics`);

  expect(answer.status).toBe(200);
});

it('while one process hangs, the metrics of the others and the number of missing ones are served and logged', async () => {
  const { lines, read } = await servedWorkers();
  const workers = [await aCountingWorker(), await aCountingWorker()] as const;
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const [hanging] = workers;
  await soon(() => read('signup_silent_workers')).toEqual([0]);
  await soon(() => read('signup_pages_total')).toEqual([1, 1]);

  hanging.process.kill('SIGSTOP');
  await soon(() => read('signup_silent_workers')).toEqual([1]);
  await soon(() => read('signup_pages_total')).toEqual([1]);

  hanging.process.kill('SIGCONT');
  await soon(() => read('signup_silent_workers')).toEqual([0]);
  await soon(() => read('signup_pages_total')).toEqual([1, 1]);
  const names = { worker: hanging.id, pid: hanging.process.pid };
  expect(lines).toContainEqual([names, 'A process does not tell its metrics']);
  expect(lines).toContainEqual([names, 'A process tells its metrics again']);
});

it('how many processes were ended because they hung is served', async () => {
  const { read } = await servedWorkers({ hung: 2 });
  expect(await read('signup_hung_workers_total')).toEqual([2]);
});

it('a process that dies while it is asked is not waited for', async () => {
  const { read } = await servedWorkers({ patienceMs: 10 * 60_000 });
  const worker = await aCountingWorker();
  await once(worker, 'message');
  worker.process.kill('SIGSTOP');
  const asked = read('signup_silent_workers');
  worker.process.kill('SIGKILL');

  expect(await asked).toEqual([0]);
});

it('a process gives signs of life while it starts', async () => {
  const signs = countSigns(await aStartingWorker({}));
  await expect.poll(signs, { timeout: 60_000 }).toBeGreaterThan(0);
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
