import type { ActivationState } from '../../../core/contract/generated/session.ts';
import type { Result } from '../../../core/contract/Result.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { tokenHash } from '../../security/activationToken.ts';
import {
  type ActivationLink,
  findActivationLink,
} from '../../storage/accounts/findActivationLink.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

export type ActivationOutcome = NonNullable<ActivationState>['outcome'];

/** Why a link does not activate, and whose it is where it is known. */
export interface ActivationRefusal {
  readonly outcome: ActivationOutcome;
  readonly userId: string | null;
}

/**
 * Activates the account that a mailed link belongs to: once, within 24 hours. Of two calls at the
 * same moment one activates and the other gets 'used'.
 */
export async function activate(
  deps: Pick<ServerDeps, 'clock' | 'database'>,
  brandId: string,
  token: string,
): Promise<Result<{ readonly userId: string }, ActivationRefusal>> {
  const hash = tokenHash(token);
  const link = await findActivationLink(deps.database, brandId, hash);
  const now = deps.clock().toISOString();
  const refusal = refusalOf(link, now);
  if (refusal !== null || link === null) {
    return { ok: false, error: refusal ?? { outcome: 'unknown', userId: null } };
  }
  const activated = await spendLink(deps, link, now);
  if (!activated) return { ok: false, error: { outcome: 'used', userId: link.userId } };
  return { ok: true, value: { userId: link.userId } };
}

function refusalOf(link: ActivationLink | null, now: string): ActivationRefusal | null {
  if (link === null) return { outcome: 'unknown', userId: null };
  const { userId } = link;
  if (link.usedAt !== null || link.accountStatus === 'active') return { outcome: 'used', userId };
  return link.expiresAt <= now ? { outcome: 'expired', userId } : null;
}

/** Uses up all of the user's links, and activates the account unless another request just did. */
async function spendLink(
  { database }: Pick<ServerDeps, 'database'>,
  link: ActivationLink,
  now: string,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const account = await transaction
      .updateTable('accounts')
      .set({ status: 'active', activated_at: now })
      .where('id', '=', link.accountId)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    await transaction
      .updateTable('activation_tokens')
      .set({ used_at: now })
      .where('user_id', '=', link.userId)
      .where('used_at', 'is', null)
      .execute();
    return account.numUpdatedRows === 1n;
  });
}
