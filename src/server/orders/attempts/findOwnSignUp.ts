import type { VisitorSession } from '../../session/sealSession.ts';
import { userOfSession } from '../../storage/accounts/userOfSession.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { OrderDeps } from '../OrderDeps.ts';

/** How long a sign-up is told again to whoever sends it from another tab, or after going back. */
const TOLD_FOR_MS = 3_600_000;

export interface OwnSignUp {
  readonly brandId: string;
  readonly emailKey: string;
  readonly session: VisitorSession;
  /** Whether one that was paid for is asked for: a free one stands for none of those. */
  readonly isPaidFor: boolean;
}

export interface FoundSignUp extends AttemptRow {
  /** Whether it was for something that is paid for, now or after a trial. */
  readonly wasPaidFor: boolean;
}

/**
 * The sign-up by which this very visitor had the address a while ago: to them it is not taken, it is
 * done. Null for everybody else's. A session from before a sign-in is told of none that would sign it
 * in: only the key does that.
 */
export async function findOwnSignUp(
  { clock, database }: Pick<OrderDeps, 'clock' | 'database'>,
  { brandId, emailKey, isPaidFor, session }: OwnSignUp,
): Promise<FoundSignUp | null> {
  const attempt = await database
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .selectAll('attempts')
    .select('accounts.status as account_status')
    .where('attempts.brand_id', '=', brandId)
    .where('attempts.kind', '=', 'signUp')
    .where('attempts.finished_at', '>', since(clock()))
    .where('users.email_key', '=', emailKey)
    .$if(isPaidFor, (query) => query.where('attempts.method', 'is not', null))
    .executeTakeFirst();
  const user = await userOfSession(database, session.id);
  if (attempt === undefined) return null;
  const { account_status, ...row } = attempt;
  const isOwn =
    row.user_id === user || (row.session_id === session.id && account_status === 'pending');
  return isOwn ? { ...row, wasPaidFor: row.method !== null } : null;
}

function since(now: Date): string {
  return new Date(now.getTime() - TOLD_FOR_MS).toISOString();
}
