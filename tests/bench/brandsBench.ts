import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMeasured, type Usage } from './runMeasured.ts';
import { type BenchServer, startBenchServer } from './startBenchServer.ts';
import { visitorFiles, visitorFilesOnce } from './visitorFiles.ts';
import { idOf, writeManyBrands } from './writeManyBrands.ts';

/** How many brands to visit before the server's memory is read: more than it caches. */
const VISITED = 1_000;

/** Prints what this many brands cost, beside the limits. Needs a build of the page. */
export async function brandsBench(count: number, print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const [many, few, one] = ['many', 'few', 'one'].map((name) => join(folder, name));
  if (many === undefined || few === undefined || one === undefined) return;
  try {
    const fewer = Math.max(1, Math.round(count / 5));
    writeManyBrands(join(many, 'source'), count);
    writeManyBrands(join(few, 'source'), fewer);
    writeManyBrands(join(one, 'source'), 1);
    print(`${count} brands, each with a theme and a logo of its own, terms shared by ten\n`);
    await benchCheck(join(many, 'source'), print);
    const build = async (place: string) =>
      runMeasured('build', '--dir', join(place, 'source'), '--out', join(place, 'brands'));
    const [small, large] = [await build(few), await build(many)];
    await build(one);
    print(figures(`build of ${fewer}`, small));
    print(figures(`build of ${count}`, large));
    const each = (1000 * (large.seconds - small.seconds)) / (count - fewer);
    const ratio = large.cpuSeconds / count / (small.cpuSeconds / fewer);
    print(row('  a further brand', `${each.toFixed(2)} ms`, 'below 3 ms'));
    print(row('  a brand of many : of few, in CPU', ratio.toFixed(2), 'no more than about 1'));
    await benchServer(many, one, count, print);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchCheck(dir: string, print: (line: string) => void): Promise<void> {
  const check = () => runMeasured('check', '--dir', dir);
  print(figures('check, nothing known', await check(), 'below 10 s and 500 MB'));
  print(figures('check, nothing changed', await check()));
  const file = join(dir, `${idOf(7)}.json`);
  await writeFile(file, (await readFile(file, 'utf8')).replace('Brand 7', 'Brand Seven'));
  print(figures('check, one brand changed', await check(), 'below 3 s'));
}

async function benchServer(
  many: string,
  one: string,
  count: number,
  print: (line: string) => void,
): Promise<void> {
  const [host] = [`signup.${idOf(0)}.example`];
  const small = await startBenchServer(one);
  const filesOfOne = await visitorFilesOnce(small, host);
  const server = await startBenchServer(many);
  try {
    print(row(`server start with ${count}`, `${server.seconds.toFixed(2)} s`, 'below 5 s'));
    print(row(`server start with 1`, `${small.seconds.toFixed(2)} s`));
    await printVisits(server, count, print);
    const files = await visitorFiles(server, host);
    const equal = files.length > 0 && files.join() === filesOfOne.join();
    print(row("a visitor's files with 1 and with many", equal ? 'equal' : 'DIFFERENT', 'equal'));
    if (!equal) throw new Error(`${filesOfOne.join('\n')}\nare not\n${files.join('\n')}`);
  } finally {
    await server.stop();
  }
}

async function printVisits(
  server: BenchServer,
  count: number,
  print: (line: string) => void,
): Promise<void> {
  const held = async () => `${Math.round((await server.megabytes()) ?? 0)} MB`;
  print(row('  held before any visit', await held()));
  const visit = async (from: number, to: number) => {
    for (let index = from; index < Math.min(to, count); index++) {
      await server.get(`signup.${idOf(index)}.example`, '/signup');
    }
  };
  await visit(0, VISITED);
  print(row(`  held after ${VISITED} brands`, await held()));
  await visit(VISITED, 3 * VISITED);
  print(row(`  held after ${3 * VISITED} brands`, await held(), 'about the same'));
}

function figures(what: string, usage: Usage, limit = ''): string {
  const { seconds, cpuSeconds, megabytes } = usage;
  const shown = `${seconds.toFixed(2)} s (${cpuSeconds.toFixed(2)} s of CPU), ${Math.round(megabytes)} MB`;
  return row(what, shown, limit);
}

function row(what: string, found: string, limit = ''): string {
  return `${what.padEnd(40)} ${found.padEnd(34)} ${limit}`.trimEnd();
}
