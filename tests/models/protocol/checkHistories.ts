import { asyncProperty, check } from 'fast-check';
import { HistoryChecker, type Tally } from './checkHistory.ts';
import { histories } from './History.ts';

export interface Plan {
  readonly histories: number;
  /** The same seed gives the same histories. */
  readonly seed: number;
  /** Whether to shrink a failing history as far as possible, which takes a while. */
  readonly shrinks: boolean;
  /** The PostgreSQL database to use; SQLite in memory without it. */
  readonly databaseUrl?: string;
}

export interface Checked {
  readonly tally: Tally;
  /** The first failing history and its faults; null when there is none. */
  readonly failure: string | null;
}

/** Checks many histories, until the first that fails. */
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
