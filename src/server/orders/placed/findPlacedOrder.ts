import type { Kysely } from 'kysely';
import type { VisitorSession } from '../../session/sealSession.ts';
import { SESSION_HOURS } from '../../session/sealSession.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { Tables } from '../../storage/tables/Tables.ts';

const HOUR_MS = 3_600_000;

/** An order that a session has placed, and who is signed in to the session. */
export interface PlacedAttempt {
  readonly attempt: AttemptRow;
  /** Null where nobody is. */
  readonly signedInUserId: string | null;
  /** Null until the account is stored. */
  readonly buyer: Buyer | null;
}

/** Whose account came of an order. */
export interface Buyer {
  readonly email: string;
  readonly fullName: string;
  readonly status: 'pending' | 'active';
  readonly timeZone: string;
  /** Whose link led to the sign-up; null for most. */
  readonly knownLeadId: string | null;
}

export interface PlacedBy {
  readonly brandId: string;
  readonly session: VisitorSession;
  readonly now: Date;
}

/**
 * Finds what a session's pages tell of: the order that it has placed within a day, or that is under
 * way. Returns null for one that failed, and for one whose payment the bank has taken back.
 */
export async function findPlacedOrder(
  database: Kysely<Tables>,
  { brandId, now, session }: PlacedBy,
): Promise<PlacedAttempt | null> {
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
  return { attempt, signedInUserId, buyer: await buyerOf(database, attempt) };
}

async function buyerOf(database: Kysely<Tables>, { user_id }: AttemptRow): Promise<Buyer | null> {
  if (user_id === null) return null;
  const row = await database
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('leads', 'leads.account_id', 'accounts.id')
    .select(['users.email', 'users.first_name', 'users.last_name', 'accounts.status'])
    .select('accounts.time_zone')
    .select('leads.known_lead_id')
    .where('users.id', '=', user_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { first_name, last_name, ...known } = row;
  return {
    email: known.email,
    fullName: `${first_name} ${last_name}`.trim(),
    status: known.status,
    timeZone: known.time_zone,
    knownLeadId: known.known_lead_id,
  };
}
