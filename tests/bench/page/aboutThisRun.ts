import { readFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { CPU_SLOWDOWN, SLOW_4G } from './slowPhone.ts';

/** What the figures rest on: machine, versions, date, and how it was measured. */
export async function aboutThisRun({
  browser,
  rounds,
  packages,
}: {
  readonly browser: string;
  readonly rounds: number;
  /** Package → the folder that has it. */
  readonly packages: ReadonlyMap<string, string>;
}): Promise<readonly string[]> {
  const [core] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const versions = [...packages].map(
    async ([name, folder]) => `${name} ${await versionOf(name, folder)}`,
  );
  const megabits = (bytes: number) => (bytes * 8) / 1_000_000;
  const { latency, downloadThroughput } = SLOW_4G;
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${rounds === 1 ? 'one round' : `medians of ${rounds} interleaved rounds`}, each visit with an empty cache.`,
    `Machine: ${cpus().length} × ${core?.model.trim() ?? 'unknown'}, ${gigabytes} GB, ${type()} ${release()}; Node ${process.versions.node}; Chromium ${browser}.`,
    `Slowed down by the DevTools protocol: ${latency} ms a request, ${megabits(downloadThroughput)} Mbit/s, CPU ${CPU_SLOWDOWN} ×.`,
    `Versions: ${(await Promise.all(versions)).join(', ')}.`,
  ];
}

async function versionOf(name: string, folder: string): Promise<string> {
  const file = join(folder, 'node_modules', name, 'package.json');
  const { version }: { readonly version: string } = JSON.parse(await readFile(file, 'utf8'));
  return version;
}
