import type { Kysely } from 'kysely';
import type { VisitorSession } from '../../session/sealSession.ts';
import { SESSION_HOURS } from '../../session/sealSession.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import { type Buyer, buyerOf } from './buyerOf.ts';

const HOUR_MS = 3_600_000;

/** An order that a session has placed, and the session's signed-in user. */
export interface PlacedAttempt {
  readonly attempt: AttemptRow;
  /** Null when no user is signed in. */
  readonly signedInUserId: string | null;
  readonly buyer: Buyer;
}

export interface PlacedBy {
  readonly brandId: string;
  readonly session: VisitorSession;
  readonly now: Date;
}

/**
 * Finds the order that a session's pages show: one in progress, or placed within a day. Null for
 * one that failed, and for one whose payment the bank has reclaimed.
 */
export async function findPlacedOrder(
  database: Kysely<Tables>,
  { brandId, now, session }: PlacedBy,
): Promise<PlacedAttempt | null> {
  if (session.hasNoRow) return null;
  const since = new Date(now.getTime() - SESSION_HOURS * HOUR_MS).toISOString();
  const row = await database
    .selectFrom('sessions')
    .innerJoin('attempts', 'attempts.id', 'sessions.attempt_id')
    .leftJoin('payments', 'payments.attempt_id', 'attempts.id')
    .selectAll('attempts')
    .select(['sessions.user_id as signed_in', 'payments.state as payment_state'])
    .where('sessions.id', '=', session.id)
    .where('sessions.brand_id', '=', brandId)
    .where('attempts.status', 'in', ['started', 'succeeded'])
    .where('attempts.created_at', '>', since)
    .executeTakeFirst();
  if (row === undefined || row.payment_state === 'failed') return null;
  const { payment_state: _state, signed_in: signedInUserId, ...attempt } = row;
  const buyer = await buyerOf(database, attempt);
  return buyer && { attempt, signedInUserId, buyer };
}
