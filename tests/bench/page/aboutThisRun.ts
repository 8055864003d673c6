import { aboutMachine, aboutVersions } from '../aboutMachine.ts';
import { CPU_SLOWDOWN, SLOW_4G } from './measuring/slowPhone.ts';

/** The circumstances of the figures: machine, versions, date, and method. */
export async function aboutThisRun({
  browser,
  rounds,
  packages,
}: {
  readonly browser: string;
  readonly rounds: number;
  /** Package → the folder it is installed in. */
  readonly packages: ReadonlyMap<string, string>;
}): Promise<readonly string[]> {
  const megabits = (bytes: number) => (bytes * 8) / 1_000_000;
  const { latency, downloadThroughput } = SLOW_4G;
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${rounds === 1 ? 'one round' : `medians of ${rounds} interleaved rounds`}, each visit with an empty cache.`,
    `${aboutMachine()}; Chromium ${browser}.`,
    `Slowed down by the DevTools protocol: ${latency} ms a request, ${megabits(downloadThroughput)} Mbit/s, CPU ${CPU_SLOWDOWN} ×.`,
    await aboutVersions(packages),
  ];
}
