import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { aPostgresUrl, copyOfMigrated, POSTGRES } from '../factories/databases/aPostgresUrl.ts';
import { aFreePort } from '../factories/servers/aFreePort.ts';
import { type Sample, samplesOf } from '../factories/servers/samplesOf.ts';
import { startProgram } from './kills/Lives.ts';
import { lineOf } from './town/lineOf.ts';
import { openTown } from './town/openTown.ts';

const LIMIT_MS = 10 * 60_000;

/** A server with as many processes as its database supports, and the address of its metrics. */
async function aServerOfWorkers() {
  const { variables } = await openTown();
  const port = await aFreePort();
  const workers =
    POSTGRES === null
      ? { WORKERS: '1' }
      : { WORKERS: '2', DATABASE_URL: await aPostgresUrl(copyOfMigrated) };
  const { child, readyLine } = await startProgram('server', {
    ...variables,
    ...workers,
    HOST: '0.0.0.0',
    METRICS_PORT: port,
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  });
  const read = async (metric: string): Promise<readonly Sample[]> => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    return samplesOf(await answer.text(), metric);
  };
  return { child, count: Number(workers.WORKERS), read, url: /http:\/\/\S+/.exec(readyLine)?.[0] };
}

it(
  'the metrics of all processes are served by the one that started them, each under its number',
  async () => {
    const { child, count, read, url } = await aServerOfWorkers();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const views = 4 * count;
    for (let view = 0; view < views; view += 1) {
      const page = await fetch(`${url}/signup`, { headers: { connection: 'close' } });
      expect(await page.text()).toContain('</title>');
    }

    const answers = await read('signup_http_request_seconds_count');
    const up = await read('signup_database_up');
    const pages = await read('signup_pages_total');

    expect(answers.reduce((sum, { value }) => sum + value, 0)).toBe(views);
    expect(up.map(({ value }) => value)).toEqual(Array.from({ length: count }, () => 1));
    const numbers = up.map(({ labels }) => Number(labels['worker']));
    expect(new Set(numbers)).toEqual(new Set(Array.from({ length: count }, (_, at) => at + 1)));
    // Each process renders the page once, and sends it from memory from then on.
    const sent = (from: string) =>
      pages.filter(({ labels }) => labels['from'] === from).map(({ value }) => value);
    expect(sent('made')).toEqual(Array.from({ length: count }, () => 1));
    expect(sent('kept').reduce((sum, value) => sum + value, 0)).toBe(views - count);

    // The port stays the same while the processes behind it are replaced.
    child.kill('SIGHUP');
    await lineOf(child, 'Server replaced: ', 'Server not replaced: ');
    const after = (await read('signup_database_up')).map(({ labels }) => Number(labels['worker']));
    expect(after.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: count }, (_, at) => count + at + 1),
    );
    expect(await read('signup_http_request_seconds_count')).toEqual([]);
  },
  LIMIT_MS,
);
