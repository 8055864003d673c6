import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSection } from '../writeSection.ts';
import { aboutThisRun } from './aboutThisRun.ts';
import { CARD_MEASURES } from './figures.ts';
import { InteractionLog } from './InteractionLog.ts';
import { measurePages } from './measurePages.ts';
import { measureCard } from './measuring/measureCard.ts';
import { DROP_INS, measureDropIn } from './measuring/measureDropIn.ts';
import { outcomeOf } from './outcomeOf.ts';
import { type MeasuredCard, type MeasuredDropIn, writePageReport } from './pageReport.ts';
import { buildPeers } from './peers/buildPeers.ts';
import { installPeers } from './peers/installPeers.ts';
import { BY_HAND, PEERS } from './peers/peers.ts';
import { reasonOf, runRounds } from './runRounds.ts';
import { sdkScripts } from './sdkScripts.ts';
import { type RunningBench, startBench } from './startBench.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DOCUMENT = join(ROOT, 'docs/benchmarks.md');

/** Packages of the project that determine the page's figures. */
const OWN_PACKAGES = ['react', 'mobx', 'vite'];

type Print = (line: string) => void;

/**
 * Measures our pages and other forms on a simulated slow phone for a number of rounds, prints the
 * result, and writes it to docs/benchmarks.md. Needs a build of the page.
 */
export async function pageBench(rounds: number, print: Print): Promise<void> {
  const folder = await installPeers();
  const built = await buildPeers(folder);
  const dropIns = await measureDropIns(folder);
  const sdk = await sdkScripts(ROOT);
  const bench = await startBench(built.pages);
  try {
    const log = new InteractionLog();
    const pages = await measurePages(bench, built, rounds, log, print);
    const cards = await measureCards(bench, sdk, rounds, print);
    const browser = bench.browser.version();
    const about = await aboutThisRun({ browser, rounds, packages: packagesIn(folder) });
    const byHand = PEERS.find((it) => it.folder === BY_HAND)?.name;
    const slowest = log.slowest();
    const report = writePageReport({ about, pages, byHand, slowest, cards, dropIns });
    print(`\n${report}`);
    const document = await readFile(DOCUMENT, 'utf8');
    await writeFile(DOCUMENT, writeSection(document, 'page', report));
  } finally {
    await bench.stop();
  }
}

async function measureDropIns(folder: string): Promise<readonly MeasuredDropIn[]> {
  const measured: MeasuredDropIn[] = [];
  for (const dropIn of DROP_INS) {
    const bytes = await measureDropIn(folder, dropIn).catch((error: unknown) => ({
      why: reasonOf(error),
    }));
    measured.push({ name: dropIn.name, bytes });
  }
  return measured;
}

async function measureCards(
  { browser, own }: RunningBench,
  sdk: readonly string[],
  rounds: number,
  print: Print,
): Promise<readonly MeasuredCard[]> {
  const isSdk = (url: string) => sdk.some((file) => url.endsWith(`/${file}`));
  const subjects = own
    .filter(({ kind }) => kind === 'paid')
    .map((page) => ({ name: page.name, measure: () => measureCard(browser, page, isSdk) }));
  const found = await runRounds(subjects, rounds, print);
  return subjects.map(({ name }) => ({
    name,
    outcome: outcomeOf(CARD_MEASURES, found.get(name) ?? []),
  }));
}

function packagesIn(folder: string): ReadonlyMap<string, string> {
  const ofPeers = [...PEERS, ...DROP_INS].flatMap(({ packages }) => packages);
  return new Map([
    ...OWN_PACKAGES.map((name) => [name, ROOT] as const),
    ...ofPeers.map((name) => [name, folder] as const),
  ]);
}
