import { Gauge, type Registry } from 'prom-client';
import { inTime } from '../inTime.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { type Backlog, type Pieces, readBacklog } from './readBacklog.ts';

/** How long a look is waited for: a scraper gives up on all figures after ten seconds. */
const PATIENCE_MS = 2000;

/**
 * Adds what the database says is left to do, read once for each time that somebody asks. A database that
 * does not answer says so by a figure of its own, because the others are wanted then, too.
 */
export function measureBacklog(
  registry: Registry,
  { clock, database }: Pick<ServerDeps, 'clock' | 'database'>,
  patienceMs = PATIENCE_MS,
): void {
  let reading: Promise<void> | null = null;
  // All gauges are asked at once, and wait for the same look.
  const shared = {
    registers: [registry],
    collect: () => {
      reading ??= refresh().finally(() => {
        reading = null;
      });
      return reading;
    },
    // Several processes on one database say the same of it.
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
    help: 'Whether the database answers: 1, or 0',
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
    for (const pieces of backlog.outbox) {
      const labels = { kind: pieces.kind, state: pieces.status };
      outbox.set(labels, pieces.count);
      outboxSeconds.set(labels, ageOf(pieces));
    }
  }

  let looking: Promise<Backlog | null> | null = null;

  /** Null where the database does not answer. While a look hangs no other begins, because each takes a connection. */
  function look(): Promise<Backlog | null> {
    looking ??= readBacklog(database)
      .catch(() => null)
      .finally(() => {
        looking = null;
      });
    return inTime(patienceMs, looking, null);
  }

  async function refresh(): Promise<void> {
    const backlog = await look();
    forget();
    up.set(backlog === null ? 0 : 1);
    if (backlog !== null) show(backlog);
  }
}
