import { expect, it } from 'vitest';
import { aPostgresUrl } from '../factories/databases/aPostgresUrl.ts';
import { DEPTH } from '../factories/depth.ts';
import { runInWorker } from '../models/protocol/runInWorker.ts';

/** Fewer, because each statement is a round trip to another process, unlike SQLite's. */
const HISTORIES = DEPTH.histories / 10;
const SEED = 20_261_121;
const LIMIT_MS = 600_000;

it(
  `captures, accounts and claims are equal in number on PostgreSQL, through ${HISTORIES} histories with crashes`,
  async () => {
    const databaseUrl = await aPostgresUrl();
    const plan = { histories: HISTORIES, seed: SEED, shrinks: true, databaseUrl };

    const { failure, tally } = await runInWorker({ mutant: null, plan });

    expect(failure).toBeNull();
    expect(tally.histories).toBe(HISTORIES);
    expect(tally.crashes).toBeGreaterThan(HISTORIES / 3);
    expect(tally.captures).toBeGreaterThan(HISTORIES / 3);
  },
  LIMIT_MS,
);
