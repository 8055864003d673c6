import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endWithUs } from '../../src/ops/commands/processes/endWithUs.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The resource usage of a process from start to end. */
export interface Usage {
  readonly seconds: number;
  /** On all cores together. Independent of other processes' load. */
  readonly cpuSeconds: number;
  /** The peak memory. */
  readonly megabytes: number;
}

/** Runs `brands` with arguments in a separate process. Throws unless it exits with code 0. */
export async function runMeasured(...args: readonly string[]): Promise<Usage> {
  const folder = await mkdtemp(join(tmpdir(), 'usage-'));
  const file = join(folder, 'usage.json');
  const meter = join(import.meta.dirname, 'reportUsage.mjs');
  try {
    const began = performance.now();
    const running = promisify(execFile)(
      process.execPath,
      ['--import', meter, join(ROOT, 'scripts/brands.ts'), ...args],
      { cwd: ROOT, env: { ...process.env, USAGE_FILE: file } },
    );
    endWithUs(running.child);
    await running;
    const seconds = (performance.now() - began) / 1000;
    return { seconds, ...JSON.parse(await readFile(file, 'utf8')) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
