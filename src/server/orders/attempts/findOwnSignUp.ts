import type { VisitorSession } from '../../session/sealSession.ts';
import { userOfSession } from '../../storage/accounts/userOfSession.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { OrderDeps } from '../OrderDeps.ts';

/** How long a visitor gets a sign-up's answer again, from another tab or after going back. */
const TOLD_FOR_MS = 3_600_000;

export interface OwnSignUp {
  readonly brandId: string;
  readonly emailKey: string;
  readonly session: VisitorSession;
  /** Finds only a sign-up that was paid for, because a free one is no answer to a paid one. */
  readonly isPaidFor: boolean;
}

export interface FoundSignUp extends AttemptRow {
  /** Whether it was for something that is paid for, now or after a trial. */
  readonly wasPaidFor: boolean;
}

/**
 * Finds the sign-up by which this visitor took the address a while ago: to them the address is not
 * taken, the sign-up is done. Returns null for anybody else's sign-up, and to a session from before a
 * sign-in where the answer would sign it in: that needs the key.
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
