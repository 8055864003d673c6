import { expect, it } from 'vitest';
import { DEPTH } from '../factories/depth.ts';
import type { Tally } from './protocol/checkHistory.ts';
import { MUTANTS } from './protocol/mutants.ts';
import { runInWorker } from './protocol/runInWorker.ts';

/** The same histories in every run of the tests. `npm run protocol` generates others, and more. */
const SEED = 20_261_121;
const { histories: HISTORIES } = DEPTH;

/** A full run looks for each fault in histories that were not chosen for it. */
const IS_FULL = process.env['TEST_FULL'] !== undefined;

/** More than the rarest fault here needs. */
const ENOUGH = 3000;
const LIMIT_MS = 600_000;

it(
  `captures, accounts and claims are equal in number, through ${HISTORIES} histories with crashes`,
  async () => {
    const portion = { histories: HISTORIES / 2, shrinks: true };
    const checked = await Promise.all(
      [SEED, SEED + 1].map((seed) => runInWorker({ mutant: null, plan: { ...portion, seed } })),
    );
    const sum = (name: keyof Tally) => checked.reduce((all, { tally }) => all + tally[name], 0);

    expect(checked.map(({ failure }) => failure)).toEqual([null, null]);
    expect(sum('histories')).toBe(HISTORIES);
    // Most of them have a crash, and every outcome of a payment occurs.
    expect(sum('crashes')).toBeGreaterThan(HISTORIES / 2);
    expect(sum('captures')).toBeGreaterThan(HISTORIES / 2);
    expect(sum('voids')).toBeGreaterThan(HISTORIES / 50);
  },
  LIMIT_MS,
);

it.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
  'a protocol that %s is found out',
  async (_name, mutant) => {
    const seed = IS_FULL ? SEED : mutant.seed;
    const plan = { histories: ENOUGH, seed, shrinks: false };

    expect((await runInWorker({ mutant, plan })).failure).not.toBeNull();
  },
  LIMIT_MS,
);
