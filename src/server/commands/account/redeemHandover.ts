import { CallError } from '../../errors/CallError.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { type Handover, openHandover } from '../../security/handover.ts';

/** The user to sign in, and whether they are already signed in here. */
export interface RedeemedHandover {
  readonly userId: string;
  readonly isSignedIn: boolean;
}

/**
 * Uses a link from the account's page: once, within minutes. Refuses a visitor who is signed in as
 * another user. For a visitor who is signed in as the link's user the link is not needed, so
 * reloading is harmless. Throws CallError.
 */
export async function redeemHandover(
  { clock, database, sessionSecret }: Pick<ServerDeps, 'clock' | 'database' | 'sessionSecret'>,
  brandId: string,
  { link, signedInUserId }: { readonly link: string; readonly signedInUserId: string | null },
): Promise<RedeemedHandover> {
  const now = clock();
  const handover = openHandover(link, { brandId, now, secret: sessionSecret });
  if (signedInUserId !== null) {
    if (handover !== null && handover.userId !== signedInUserId) {
      throw new CallError({ code: 'INCORRECT_USER_ID' });
    }
    return { userId: signedInUserId, isSignedIn: true };
  }
  if (handover === null || !(await isFirstUse(database, handover, now))) {
    throw new CallError({ code: 'MISSING_LEAD_OR_DEAL_ID' });
  }
  return { userId: handover.userId, isSignedIn: false };
}

/** Whether the link belongs to a user of its account, and this is its first use. */
async function isFirstUse(
  database: ServerDeps['database'],
  { accountId, brandId, nonce, userId }: Handover,
  now: Date,
): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('account_id', '=', accountId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  if (user === undefined) return false;
  const used = await database
    .insertInto('used_handovers')
    .values({ nonce, brand_id: brandId, user_id: userId, used_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}
