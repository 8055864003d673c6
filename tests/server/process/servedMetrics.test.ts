import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import type { MetricsConfig } from '../../../src/server/config/Config.ts';
import { serveWorkers } from '../../../src/server/metrics/serveWorkers.ts';
import { runServer } from '../../../src/server/runServer.ts';
import { StartError } from '../../../src/server/StartError.ts';
import { aTemporaryFolder } from '../../factories/aTemporaryFolder.ts';
import { writeBuild } from '../../factories/brands/writeBuild.ts';
import { aPaidBrand } from '../../factories/payments/aPaidSignUp.ts';
import { aConfig } from '../../factories/servers/aConfig.ts';
import { aFreePort } from '../../factories/servers/aFreePort.ts';
import { samplesOf } from '../../factories/servers/samplesOf.ts';

const docs = join(import.meta.dirname, '../../../docs');
const readDoc = (file: string) => readFileSync(join(docs, file), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string };
}
const rules: readonly Rule[] = parse(readDoc('metrics/alerts.yml')).groups[0].rules;

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}
const { panels }: { panels: readonly Panel[] } = JSON.parse(readDoc('metrics/dashboard.json'));

/** Every expression of the alerts and of the dashboard, with its place. */
const EXPRESSIONS = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ targets, title }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Metrics that Prometheus adds itself. */
const PROMETHEUS_OWN = ['up'];

/** The metrics described in docs/metrics.md, and whether only PostgreSQL has them. */
const DESCRIBED = new Map(
  readDoc('metrics.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(
        ([, name = '']) => [name, line.includes('PostgreSQL only')] as const,
      ),
    ),
);

/** Starts a server that serves its metrics. */
async function aMeasuredServer(metrics: MetricsConfig = { host: '127.0.0.1', port: 0 }) {
  const folder = await aTemporaryFolder();
  await writeBuild(join(folder, 'dist'), aPaidBrand());
  const port = metrics.port === 0 ? Number(await aFreePort()) : metrics.port;
  const server = await runServer({
    config: aConfig({
      port: 0,
      dataDir: join(folder, 'data'),
      distDir: join(folder, 'dist'),
      logLevel: 'silent',
      metrics: { ...metrics, port },
    }),
    renderPage: () => ({ pieces: ['<!doctype html><title>Slotbook</title>'], styleHashes: [] }),
  });
  onTestFinished(() => server.stop());
  return { ...server, metricsUrl: `http://127.0.0.1:${port}/metrics` };
}

/**
 * The metrics that a live server serves, and the process that starts several, without the suffixes
 * of a histogram's samples.
 */
async function servedNames(): Promise<readonly string[]> {
  const { metricsUrl } = await aMeasuredServer();
  const logger = { info: () => undefined, warn: () => undefined };
  const workers = await serveWorkers(
    { host: '127.0.0.1', port: 0 },
    { hung: () => 0, droppedLines: () => 0, logger },
  );
  onTestFinished(() => workers.stop());
  const served = [metricsUrl, `${workers.url}/metrics`];
  const texts = await Promise.all(served.map(async (url) => (await fetch(url)).text()));
  const text = texts.join('');
  return [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
}

/** The metrics in an expression; null when it is not PromQL. */
function metricsOf(expression: string): readonly string[] | null {
  // Grafana replaces the variable by this.
  const text = expression.replaceAll('$brand', '.*');
  const names: string[] = [];
  let isWrong = false;
  parser.parse(text).iterate({
    enter({ from, name, to, type }) {
      if (type.isError) isWrong = true;
      if (name === 'VectorSelector') names.push(/^\w+/.exec(text.slice(from, to))?.[0] ?? '');
    },
  });
  return isWrong ? null : names.map((name) => name.replace(/_(bucket|count|sum)$/, ''));
}

it('metrics are served only on a separate port', async () => {
  const { metricsUrl, url } = await aMeasuredServer();
  const { host } = new URL(metricsUrl);

  const answer = await fetch(metricsUrl);

  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('signup_database_up 1\n');
  for (const elsewhere of [`http://${host}/`, `http://${host}/metrics?`, `http://${host}/signup`]) {
    expect((await fetch(elsewhere)).status).toBe(404);
  }
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  const ofBrand = await fetch(`${url}/metrics`, { headers: { host: 'slotbook.localhost' } });
  expect(await ofBrand.text()).not.toContain('signup_');
});

it('a server whose metrics have no port to themselves does not start, and says why', async () => {
  const { metricsUrl } = await aMeasuredServer();
  const port = Number(new URL(metricsUrl).port);

  const error: unknown = await aMeasuredServer({ host: '127.0.0.1', port }).catch((err) => err);

  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toContain(
    `The metrics cannot be served on 127.0.0.1:${port}. Set METRICS_PORT to a free port`,
  );
});

it('docs/metrics.md describes every metric that is served, and no other of the product', async () => {
  const served = await servedNames();

  expect(served.filter((name) => !DESCRIBED.has(name))).toEqual([]);
  const own = [...DESCRIBED].filter(
    ([name, isPostgres]) => name.startsWith('signup_') && !isPostgres,
  );
  expect(own.map(([name]) => name).filter((name) => !served.includes(name))).toEqual([]);
});

it.each(EXPRESSIONS)('%s asks in PromQL for what there is', (_title, expression) => {
  const asked = metricsOf(expression);

  expect(asked).not.toBeNull();
  expect(asked?.length).toBeGreaterThan(0);
  const known = new Set([...DESCRIBED.keys(), ...PROMETHEUS_OWN]);
  expect(asked?.filter((name) => !known.has(name))).toEqual([]);
});

/** What an alert watches for its first growth: a metric and its labels. */
const GROWING = rules.flatMap(({ alert, expr }) => {
  const [, name = '', labels = ''] =
    /(?:delta|increase)\((\w+)(?:\{(.*)\})?\[\w+\]\)\)? > 0$/.exec(expr) ?? [];
  return name === '' ? [] : [[alert, name, labels] as const];
});

it('an alert on the first of something has a 0 to count from, before there is one', async () => {
  const { metricsUrl } = await aMeasuredServer();
  const samples = samplesOf(await (await fetch(metricsUrl)).text());
  const isAt0 = (name: string, labels: string) =>
    samples.some(
      (sample) =>
        sample.name === name &&
        sample.value === 0 &&
        labels
          .split(',')
          .filter((label) => label !== '')
          .every((label) => {
            const [, of = '', wish = ''] = /^(\w+)=~?"(.*)"$/.exec(label) ?? [];
            return new RegExp(`^(?:${wish})$`).test(sample.labels[of] ?? '');
          }),
    );
  const left = GROWING.filter(([, name]) => name !== 'signup_hung_workers_total');

  expect(left.length).toBeGreaterThan(2);
  expect(left.filter(([, name, labels]) => !isAt0(name, labels))).toEqual([]);
});

it('every alert says what is the matter and what to do', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { annotations, labels } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
    expect(annotations.action).toMatch(/\.$/);
  }
});

it('the dashboard shows every metric of the server', () => {
  const shown = new Set(
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr) ?? [])),
  );
  const own = [...DESCRIBED.keys()].filter((name) => name.startsWith('signup_'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});
