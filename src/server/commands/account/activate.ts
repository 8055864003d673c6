import type { ActivationState } from '../../../core/contract/generated/session.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { tokenHash } from '../../security/activationToken.ts';
import {
  type ActivationLink,
  findActivationLink,
} from '../../storage/accounts/findActivationLink.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

export type ActivationOutcome = NonNullable<ActivationState>['outcome'];

type ActivationDeps = Pick<ServerDeps, 'clock' | 'database'>;

/** The outcome of a link, and its user when known. */
export interface Activation<Outcome extends ActivationOutcome = ActivationOutcome> {
  readonly outcome: Outcome;
  readonly userId: string | null;
}

/** Returns what a mailed link would do, without doing it, because programs open links too. */
export async function readActivation(
  deps: ActivationDeps,
  brandId: string,
  token: string,
): Promise<Activation<Exclude<ActivationOutcome, 'activated'>>> {
  const link = await findActivationLink(deps.database, brandId, tokenHash(token));
  return { outcome: stateOf(link, deps.clock().toISOString()), userId: link?.userId ?? null };
}

/**
 * Activates the account of a mailed link: once, within 24 hours. Of two simultaneous calls, one
 * activates and the other gets 'used'.
 */
export async function activate(
  deps: ActivationDeps,
  brandId: string,
  token: string,
): Promise<Activation<Exclude<ActivationOutcome, 'ready'>>> {
  const link = await findActivationLink(deps.database, brandId, tokenHash(token));
  const now = deps.clock().toISOString();
  const state = stateOf(link, now);
  if (link === null || state !== 'ready') {
    return { outcome: state === 'ready' ? 'unknown' : state, userId: link?.userId ?? null };
  }
  const isFirst = await spendLink(deps, link, now);
  return { outcome: isFirst ? 'activated' : 'used', userId: link.userId };
}

function stateOf(
  link: ActivationLink | null,
  now: string,
): Exclude<ActivationOutcome, 'activated'> {
  if (link === null) return 'unknown';
  if (link.usedAt !== null || link.accountStatus === 'active') return 'used';
  return link.expiresAt <= now ? 'expired' : 'ready';
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
