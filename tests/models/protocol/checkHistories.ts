import { asyncProperty, check } from 'fast-check';
import { HistoryChecker, type Tally } from './checkHistory.ts';
import { histories } from './History.ts';

export interface Plan {
  readonly histories: number;
  /** The same seed makes the same histories. */
  readonly seed: number;
  /** Whether a history that fails is made as small as it can be, which takes a while. */
  readonly shrinks: boolean;
  /** The PostgreSQL database that they are lived in; on SQLite in memory without it. */
  readonly databaseUrl?: string;
}

export interface Checked {
  readonly tally: Tally;
  /** A history in which something is wrong, and what; null where there is none. */
  readonly failure: string | null;
}

/** Checks many histories, up to the first in which something is wrong. */
export async function checkHistories({
  databaseUrl,
  histories: numRuns,
  seed,
  shrinks,
}: Plan): Promise<Checked> {
  const checker = await HistoryChecker.create(databaseUrl ?? null);
  const property = asyncProperty(histories, (history) => checker.check(history));
  const { counterexample, errorInstance, failed } = await check(property, {
    numRuns,
    seed,
    endOnFailure: !shrinks,
  });
  await checker.close();
  if (!failed) return { tally: checker.tally, failure: null };
  const failure = `${String(errorInstance)}\nseed ${seed}, ${JSON.stringify(counterexample)}`;
  return { tally: checker.tally, failure };
}
