import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressIn, startProcess } from '../../../src/ops/commands/processes/startProcess.ts';
import { aboutMachine, aboutVersions } from '../aboutMachine.ts';
import { median } from '../page/median.ts';
import { runMeasured } from '../runMeasured.ts';
import { type BenchServer, startBenchServer } from '../startBenchServer.ts';
import { idOf, writeManyBrands } from '../writeManyBrands.ts';
import { writeSection } from '../writeSection.ts';
import { type Load, type MeasuredLoad, measureLoad } from './measureLoad.ts';
import { measureMemory, pagesOf } from './measureMemory.ts';
import { measureSignUps } from './measureSignUps.ts';
import type { PlainPage } from './PlainPage.ts';
import type { LoadRequest } from './sendRequests.ts';
import { type MeasuredRow, type ServerFigures, writeServerReport } from './serverReport.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DOCUMENT = join(ROOT, 'docs/benchmarks.md');
const PACKAGES = ['fastify', 'react', 'kysely', 'lru-cache'];

/** The average number of views of a brand's page while memory is watched. */
const VIEWS_OF_A_BRAND = 100;
/** Rounds that are not counted, because Node compiles frequent code only after some time. */
const WARMING = 3;
/** From this many views on, everything is measured for longer. */
const LONG = 100_000;
const STEADY_RATE = 2_000;
const STEADY_BRANDS = 100;

const FREE = `signup.${idOf(0)}.example`;
/** How many different people the addresses name, in turns. */
const PERSONS = 200;
const BROTLI = { 'accept-encoding': 'br', accept: 'text/html' };

/** The page as the bare server sends it. */
const PAGE_FILE = 'page.json';

interface Subject {
  readonly name: string;
  readonly target: Pick<Load, 'pid' | 'url'>;
  /** In turns. */
  readonly requests: readonly LoadRequest[];
  readonly aim?: MeasuredRow['aim'];
}

/**
 * Measures what the built server answers beside a bare one, requests this many pages while it
 * watches the memory, prints the results, and writes them to docs/benchmarks.md. Needs a build of
 * the page.
 */
export async function serverBench(views: number, print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const brands = Math.max(2, Math.round(views / VIEWS_OF_A_BRAND));
  const [rounds, seconds] = views >= LONG ? [5, 4] : [2, 1];
  try {
    writeManyBrands(join(folder, 'source'), brands);
    await runMeasured('build', '--dir', join(folder, 'source'), '--out', join(folder, 'brands'));
    print(`${brands} brands; ${rounds} interleaved rounds of ${seconds} s each\n`);
    const server = await startBenchServer(folder);
    const pages = await measureServer(server, folder, { brands, rounds, seconds, views });
    const signUps = await measureSignUps(rounds, views >= LONG ? 200 : 40);
    const about = [
      `Measured on ${new Date().toISOString().slice(0, 10)}: medians of ${rounds} interleaved rounds of ${seconds} s. The server in production mode, without a log.`,
      `${aboutMachine()}.`,
      await aboutVersions(new Map(PACKAGES.map((name) => [name, ROOT]))),
    ];
    const report = writeServerReport({ about, ...pages, signUps });
    print(`\n${report}`);
    const document = await readFile(DOCUMENT, 'utf8');
    await writeFile(DOCUMENT, writeSection(document, 'server', report));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Extent {
  readonly brands: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly views: number;
}

async function measureServer(
  server: BenchServer,
  folder: string,
  { brands, rounds, seconds, views }: Extent,
): Promise<Omit<ServerFigures, 'about' | 'signUps'>> {
  const plain = await startPlainServer(folder);
  try {
    const { cookie, page } = await view(server.url, '/signup');
    await writeFile(join(folder, PAGE_FILE), JSON.stringify(page));
    const subjects = subjectsOf(plain, server, cookie);
    const found = await inRounds(subjects, rounds, seconds);
    const [hello, ...rows] = subjects.map(({ aim, name }) => ({
      name,
      load: middle(found.get(name) ?? []),
      ...(aim !== undefined && { aim }),
    }));
    if (hello === undefined) throw new Error('Nothing was measured.');
    const steadyBrands = Math.min(brands, STEADY_BRANDS);
    const requests = pagesOf(steadyBrands, 10 * steadyBrands);
    const { pid, url } = server;
    // Caches each brand's page before counting.
    await measureLoad({ url, pid, requests, extent: { duration: seconds } });
    const load = await measureLoad({
      url,
      pid,
      requests,
      extent: { duration: 2 * seconds },
      rate: STEADY_RATE,
    });
    const steady = { rate: STEADY_RATE, brands: steadyBrands, load };
    return { hello: hello.load, rows, steady, memory: await measureMemory(server, views, brands) };
  } finally {
    await plain.stop();
    await server.stop();
  }
}

/** What is compared, beginning with the bare server's hello. */
function subjectsOf(
  plain: Subject['target'],
  server: Subject['target'],
  cookie: string,
): readonly Subject[] {
  const page = (path: string, headers: LoadRequest['headers'] = {}): LoadRequest[] => [
    { path, headers: { host: FREE, ...BROTLI, ...headers } },
  ];
  const persons = (path: string, named: (email: string) => string) =>
    Array.from({ length: PERSONS }, (_, nth) => `ada.${nth}@example.com`).flatMap((email) =>
      page(`${path}${named(email)}`),
    );
  const byAddress = (email: string) => `email=${email}`;
  const byName = (email: string) =>
    `contact=${encodeURIComponent(btoa(JSON.stringify({ fullName: 'Ada Lovelace', email })))}`;
  return [
    { name: 'hello', target: plain, requests: page('/hello') },
    { name: 'bare Fastify, the page’s bytes', target: plain, requests: page('/bytes') },
    {
      name: 'bare Fastify, with its headers and a signed cookie',
      target: plain,
      requests: page('/page'),
    },
    {
      name: 'bare Fastify, compressing it for each',
      target: plain,
      requests: page('/compressed'),
    },
    {
      name: 'cached page, a first view',
      target: server,
      requests: page('/signup'),
      aim: { ofHello: 0.4 },
    },
    {
      name: 'cached page, the same visitor again',
      target: server,
      requests: page('/signup', { cookie }),
    },
    { name: 'cached page with payment', target: server, requests: page('/signup?signupType=paid') },
    {
      name: 'page with personal data',
      target: server,
      requests: persons('/signup?', byAddress),
      aim: { perCore: 1000 },
    },
    {
      name: 'page with payment and personal data',
      target: server,
      requests: persons('/signup?signupType=paid&', byAddress),
      aim: { perCore: 1000 },
    },
    {
      name: 'page with payment and a name filled in',
      target: server,
      requests: persons('/signup?signupType=paid&', byName),
    },
  ];
}

async function inRounds(
  subjects: readonly Subject[],
  rounds: number,
  seconds: number,
): Promise<ReadonlyMap<string, readonly MeasuredLoad[]>> {
  const found = new Map<string, MeasuredLoad[]>();
  const extent = { duration: seconds };
  // The first rounds warm up both servers.
  for (let round = 1 - WARMING; round <= rounds; round++) {
    for (const { name, requests, target } of subjects) {
      const { pid, url } = target;
      const load = await measureLoad({ url, pid, requests, extent });
      if (round > 0) found.set(name, [...(found.get(name) ?? []), load]);
    }
  }
  return found;
}

function middle(loads: readonly MeasuredLoad[]): MeasuredLoad {
  const cpu = loads.flatMap(({ perCpuSecond }) => perCpuSecond ?? []);
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)) ?? Number.NaN,
    perCpuSecond: cpu.length === 0 ? null : median(cpu),
    p99: median(loads.map(({ p99 }) => p99)) ?? Number.NaN,
    refused: loads.reduce((sum, { refused }) => sum + refused, 0),
  };
}

/** Response headers that another server writes itself, or that are specific to a visitor. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'set-cookie']);

/** Requests a page once. Returns it with its visitor's session cookie. */
async function view(
  url: string,
  path: string,
): Promise<{ readonly page: PlainPage; readonly cookie: string }> {
  const asked = get(new URL(path, url), { headers: { host: FREE, ...BROTLI } });
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (response === undefined) throw new Error('No page came.');
  const [cookie = ''] = response.headers['set-cookie'] ?? [];
  const body = Buffer.concat(await response.toArray()).toString('base64');
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    OWN_HEADERS.has(name) || typeof value !== 'string' ? [] : [[name, value] as const],
  );
  const page = { body, headers: Object.fromEntries(headers) };
  return { page, cookie: cookie.split(';')[0] ?? '' };
}

async function startPlainServer(folder: string) {
  const { pid, readyLine, stop } = await startProcess({
    name: 'plain server',
    file: join(import.meta.dirname, 'plainServer.ts'),
    parameters: [join(folder, PAGE_FILE)],
    environment: { NODE_ENV: 'production' },
    ready: /^Server ready: /,
    onLine: () => undefined,
  });
  return { pid, url: addressIn(readyLine), stop };
}
