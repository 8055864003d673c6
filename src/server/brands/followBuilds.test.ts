import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aBrandDirectory, aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { samplesOf } from '../../../tests/factories/servers/samplesOf.ts';
import { createLogger } from '../logging/createLogger.ts';
import { createMetrics } from '../metrics/createMetrics.ts';
import { followBuilds } from './followBuilds.ts';

/** Looks five times for a newer build. Returns what it logged, and how often a build moved in. */
async function followed(
  refresh: () => Promise<boolean>,
  then: () => Promise<void> = async () => undefined,
) {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ level: 'info', destination });
  const onBuild = vi.fn(then);
  const metrics = createMetrics();
  const looks = vi.fn(refresh);
  const brands = { ...aBrandDirectory([aBuiltBrand()]), refresh: looks };
  const stop = followBuilds(
    { brands, accept: () => undefined, logger, metrics: metrics.counts, onBuild },
    2,
  );
  onTestFinished(stop);
  await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(5));
  const [refused] = samplesOf(await metrics.read(), 'signup_brands_refused');
  return { lines, moves: onBuild.mock.calls.length, refused: refused?.value };
}

it('says once why a build is not served, however often it is looked at', async () => {
  const { lines, moves, refused } = await followed(async () => {
    throw new Error('Slotbook cannot take payments.');
  });

  expect([moves, refused]).toEqual([0, 1]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Slotbook cannot take payments.');
  expect(lines[0]).toContain('the old one stays');
});

it('refuses nothing while there is no other build', async () => {
  const { lines, refused } = await followed(async () => false);

  expect([lines, refused]).toEqual([[], 0]);
});

it('says it again when the build is served in between', async () => {
  let looks = 0;
  const { lines, moves } = await followed(async () => {
    looks += 1;
    if (looks % 2 === 1) throw new Error('Not served');
    return looks === 2;
  });

  expect(moves).toBe(1);
  expect(lines.length).toBeGreaterThan(3);
});

it('says of a build that is served what failed after it moved in', async () => {
  let looks = 0;
  const { lines } = await followed(
    async () => {
      looks += 1;
      return looks === 1;
    },
    async () => {
      throw new Error('No room for the samples');
    },
  );

  expect(lines).toEqual([
    expect.stringContaining('A new build of the brands moved in'),
    expect.stringContaining('No room for the samples'),
  ]);
  expect(lines.join('')).not.toContain('the old one stays');
});

it('looks once at a time, so that a slow disk moves no build in twice', async () => {
  let running = 0;
  let most = 0;
  await followed(async () => {
    running += 1;
    most = Math.max(most, running);
    await setTimeout(10);
    running -= 1;
    return false;
  });

  expect(most).toBe(1);
});
