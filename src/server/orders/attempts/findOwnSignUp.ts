import type { VisitorSession } from '../../session/sealSession.ts';
import { keptQuery } from '../../storage/keptQuery.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { OrderDeps } from '../OrderDeps.ts';

/** How long a visitor can get a sign-up's answer again, from another tab or after going back. */
const TOLD_FOR_MS = 3_600_000;

export interface OwnSignUp {
  readonly brandId: string;
  readonly emailKey: string;
  readonly session: VisitorSession;
  /** Finds only a paid sign-up, because a free one does not answer a paid one. */
  readonly isPaidFor: boolean;
}

export interface FoundSignUp extends AttemptRow {
  /** Whether the sign-up was for a plan that is paid, now or after a trial. */
  readonly wasPaidFor: boolean;
}

interface SoughtSignUp {
  readonly brandId: string;
  readonly emailKey: string;
  readonly finishedAfter: string;
  readonly sessionId: string;
}

const signUpsOf = keptQuery((database, sought: SoughtSignUp) =>
  database
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .selectAll('attempts')
    .select((of) => [
      'accounts.status as account_status',
      of
        .selectFrom('sessions')
        .select('sessions.user_id')
        .where('sessions.id', '=', sought.sessionId)
        .as('session_user_id'),
    ])
    .where('attempts.brand_id', '=', sought.brandId)
    .where('attempts.kind', '=', 'signUp')
    .where('attempts.finished_at', '>', sought.finishedAfter)
    // The brand makes the query use the index of addresses. Without it, every attempt would be
    // read.
    .where('users.brand_id', '=', sought.brandId)
    .where('users.email_key', '=', sought.emailKey),
);

/**
 * Finds the recent sign-up in which this visitor used the address. For them the address is not
 * taken; their sign-up is done. Returns null for another visitor's sign-up, and for a session from
 * before a sign-in when the answer would sign it in: that needs the key.
 */
export async function findOwnSignUp(
  { clock, database }: Pick<OrderDeps, 'clock' | 'database'>,
  { brandId, emailKey, isPaidFor, session }: OwnSignUp,
): Promise<FoundSignUp | null> {
  const attempts = await signUpsOf.rows(database, {
    brandId,
    emailKey,
    finishedAfter: since(clock()),
    sessionId: session.id,
  });
  const attempt = attempts.find(({ method }) => !isPaidFor || method !== null);
  if (attempt === undefined) return null;
  const { account_status, session_user_id, ...row } = attempt;
  const isOwn =
    row.user_id === session_user_id ||
    (row.session_id === session.id && account_status === 'pending');
  return isOwn ? { ...row, wasPaidFor: row.method !== null } : null;
}

function since(now: Date): string {
  return new Date(now.getTime() - TOLD_FOR_MS).toISOString();
}
