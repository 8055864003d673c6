import { Gauge, type Registry } from 'prom-client';
import { inTime } from '../inTime.ts';
import { OUTBOX_KINDS } from '../outbox/outboxKinds.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { isWritable } from '../storage/isWritable.ts';
import { type Backlog, type Pieces, readBacklog, UNDONE } from './readBacklog.ts';

/** How long to wait for the database. A scraper drops all metrics after ten seconds. */
const PATIENCE_MS = 2000;

/**
 * Adds the work that waits in the database, read once for each scrape. A metric of its own says
 * when the database does not answer or accept a commit, so that the other metrics are still served.
 */
export function measureBacklog(
  registry: Registry,
  { clock, database }: Pick<ServerDeps, 'clock' | 'database'>,
  patienceMs = PATIENCE_MS,
): void {
  let reading: Promise<void> | null = null;
  // All gauges are read at once, and share one query.
  const shared = {
    registers: [registry],
    collect: () => {
      reading ??= refresh().finally(() => {
        reading = null;
      });
      return reading;
    },
    // Processes that share a database report the same numbers.
    aggregator: 'max' as const,
  };
  const unclear = new Gauge({
    ...shared,
    name: 'signup_unclear_payments',
    help: 'Payments whose outcome is not known',
  });
  const unclearSeconds = new Gauge({
    ...shared,
    name: 'signup_unclear_payment_oldest_seconds',
    help: 'How long ago the oldest of them was asked for',
  });
  const outbox = new Gauge({
    ...shared,
    name: 'signup_outbox_pieces',
    help: 'Pieces of the outbox that are not done',
    labelNames: ['kind', 'state'],
  });
  const outboxSeconds = new Gauge({
    ...shared,
    name: 'signup_outbox_oldest_seconds',
    help: 'How long the oldest of them has been in the outbox',
    labelNames: ['kind', 'state'],
  });
  const up = new Gauge({
    ...shared,
    name: 'signup_database_up',
    help: 'Whether the database answers, accepts a commit and has room: 1, or 0',
  });
  const ageOf = ({ since }: Pieces) =>
    since === null ? 0 : Math.max(0, (clock().getTime() - Date.parse(since)) / 1000);

  function forget(): void {
    for (const gauge of [unclear, unclearSeconds]) gauge.remove();
    for (const gauge of [outbox, outboxSeconds]) gauge.reset();
  }

  function show(backlog: Backlog): void {
    unclear.set(backlog.unclear.count);
    unclearSeconds.set(ageOf(backlog.unclear));
    // An alert on the first piece needs the 0 before it.
    for (const kind of OUTBOX_KINDS) {
      for (const state of UNDONE) {
        outbox.set({ kind, state }, 0);
        outboxSeconds.set({ kind, state }, 0);
      }
    }
    for (const pieces of backlog.outbox) {
      const labels = { kind: pieces.kind, state: pieces.status };
      outbox.set(labels, pieces.count);
      outboxSeconds.set(labels, ageOf(pieces));
    }
  }

  // Asked separately: a full disk and a standby still answer what only reads, or hang only on a
  // commit, but let nobody sign up.
  const read = asking(() => readBacklog(database), patienceMs);
  const write = asking(() => isWritable(database, clock()), patienceMs);

  async function refresh(): Promise<void> {
    const [backlog, isAccepted] = await Promise.all([read(), write()]);
    forget();
    up.set(backlog !== null && isAccepted === true ? 1 : 0);
    if (backlog !== null) show(backlog);
  }
}

/**
 * Returns a function that asks the database, and answers null when it does not answer in time.
 * Starts no second question while one hangs, because each takes a connection.
 */
function asking<T>(question: () => Promise<T>, patienceMs: number): () => Promise<T | null> {
  let asked: Promise<T | null> | null = null;
  return () => {
    asked ??= question()
      .catch(() => null)
      .finally(() => {
        asked = null;
      });
    return inTime(patienceMs, asked, null);
  };
}
