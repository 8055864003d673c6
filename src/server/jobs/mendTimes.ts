import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/Tables.ts';

const MINUTE_MS = 60_000;

/** The most that the column can hold. PostgreSQL refuses to compare it with more. */
const ANY_ATTEMPTS = 2 ** 31 - 1;

/** Longer than a piece of the outbox waits that was tried at most so often. */
const OUTBOX_MINUTES = [
  { attempts: 6, minutes: 5 },
  { attempts: 10, minutes: 60 },
  { attempts: ANY_ATTEMPTS, minutes: 300 },
];

/** Longer than an attempt waits: before its outcome is known at most a minute, afterwards an hour. */
const ATTEMPT_MINUTES = { underWay: 3, any: 120 };

/** A limit lasts at most an hour, and a bank's payment waits for a day. */
const LONGEST_MINUTES = { rateLimits: 120, payments: 1500 };

/**
 * Makes due now what waits for longer than it ever does, because it was stored while a clock was
 * ahead: otherwise it would be done when that time comes. Forgets limits that would last until then.
 * Returns how many rows that were.
 */
export async function mendTimes(database: Kysely<Tables>, now: Date): Promise<number> {
  const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  const due_at = after(0);
  let mended = 0;
  for (const { attempts, minutes } of OUTBOX_MINUTES) {
    const { numUpdatedRows } = await database
      .updateTable('outbox')
      .set({ due_at })
      .where('status', '=', 'waiting')
      .where('due_at', '>', after(minutes))
      .where('attempts', '<=', attempts)
      .executeTakeFirstOrThrow();
    mended += Number(numUpdatedRows);
  }
  const attempts = await database
    .updateTable('attempts')
    .set({ due_at })
    .where('due_at', '>', after(ATTEMPT_MINUTES.underWay))
    .where((is) =>
      is.or([
        is('status', 'in', ['accepted', 'started']),
        is('due_at', '>', after(ATTEMPT_MINUTES.any)),
      ]),
    )
    .executeTakeFirstOrThrow();
  const payments = await database
    .updateTable('payments')
    .set({ look_at: due_at })
    .where('look_at', '>', after(LONGEST_MINUTES.payments))
    .executeTakeFirstOrThrow();
  const limits = await database
    .deleteFrom('rate_limits')
    .where('expires_at', '>', after(LONGEST_MINUTES.rateLimits))
    .executeTakeFirstOrThrow();
  const updated = attempts.numUpdatedRows + payments.numUpdatedRows;
  return mended + Number(updated + limits.numDeletedRows);
}
