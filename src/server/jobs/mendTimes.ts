import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/Tables.ts';

const HOUR_MS = 3_600_000;

/**
 * Longer than anything waits: a piece of the outbox at most four hours, an attempt and a limit one,
 * a bank's payment a day.
 */
const LONGEST_HOURS = { outbox: 5, attempts: 2, rateLimits: 2, payments: 25 };

/**
 * Makes due now what waits for longer than anything does, because it was stored while a clock was
 * ahead: otherwise it would be done when that time comes. Forgets limits that would last until then.
 * Returns how many rows that were.
 */
export async function mendTimes(database: Kysely<Tables>, now: Date): Promise<number> {
  const at = now.toISOString();
  const after = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const results = [
    await database
      .updateTable('outbox')
      .set({ due_at: at })
      .where('status', '=', 'waiting')
      .where('due_at', '>', after(LONGEST_HOURS.outbox))
      .executeTakeFirstOrThrow(),
    await database
      .updateTable('attempts')
      .set({ due_at: at })
      .where('due_at', '>', after(LONGEST_HOURS.attempts))
      .executeTakeFirstOrThrow(),
    await database
      .updateTable('payments')
      .set({ look_at: at })
      .where('look_at', '>', after(LONGEST_HOURS.payments))
      .executeTakeFirstOrThrow(),
  ].map(({ numUpdatedRows }) => Number(numUpdatedRows));
  const { numDeletedRows } = await database
    .deleteFrom('rate_limits')
    .where('expires_at', '>', after(LONGEST_HOURS.rateLimits))
    .executeTakeFirstOrThrow();
  return results.reduce((sum, count) => sum + count, Number(numDeletedRows));
}
