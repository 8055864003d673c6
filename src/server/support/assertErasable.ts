import type { Kysely } from 'kysely';
import { claimSubject } from '../orders/attempts/claimSubject.ts';
import type { OutboxRow, Tables } from '../storage/tables/Tables.ts';
import { ownPieces } from './dossier/ownRows.ts';
import type { SignUp } from './findSignUps.ts';
import { SupportProblem } from './SupportProblem.ts';

/** Kinds of outbox rows for money that is still moving. */
const MOVING: readonly OutboxRow['kind'][] = ['capture', 'void', 'refund'];

/**
 * Throws SupportProblem when a person may not be erased now: while something of theirs is in
 * progress, or while others use the account that they own.
 */
export async function assertErasable(transaction: Kysely<Tables>, signUp: SignUp): Promise<void> {
  await assertLast(transaction, signUp);
  await assertAtRest(transaction, signUp);
  await assertNobodyYet(transaction, signUp);
}

/**
 * An address that was found without a user may have one since. Comes after the check of what is in
 * progress: a sign-up that has no claim any more is stored.
 */
async function assertNobodyYet(
  transaction: Kysely<Tables>,
  { brandId, emailKey, userId }: SignUp,
): Promise<void> {
  if (userId !== null || emailKey === null) return;
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (user !== undefined) throw new SupportProblem('They have signed up this moment. Ask again.');
}

/** An owner must be erased last, because all of the account's subscriptions end with them. */
async function assertLast(transaction: Kysely<Tables>, { accountId }: SignUp): Promise<void> {
  if (accountId === null) return;
  const others = await transaction
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('role', '!=', 'owner')
    .where('email', '!=', '')
    .execute();
  if (others.length === 0) return;
  throw new SupportProblem(
    `They own an account that has other users (${others.length}). Erase those first, each by their --email.`,
  );
}

async function assertAtRest(transaction: Kysely<Tables>, signUp: SignUp): Promise<void> {
  const { brandId, emailKey, userId } = signUp;
  // An admin can also order for the account.
  const user = await transaction
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', userId ?? '')
    .executeTakeFirst();
  const claim = await transaction
    .selectFrom('claims')
    .select('subject')
    .where('brand_id', '=', brandId)
    .where('subject', 'in', [
      claimSubject({ kind: 'email', emailKey: emailKey ?? '' }),
      claimSubject({ kind: 'account', accountId: user?.account_id ?? '' }),
    ])
    .executeTakeFirst();
  const pieces = await ownPieces(transaction, signUp);
  const isMoving = pieces.some(({ kind, status }) => MOVING.includes(kind) && status === 'waiting');
  if (claim === undefined && !isMoving) return;
  throw new SupportProblem(
    'An order of theirs, or its money, is under way. Ask again once it is over: show tells.',
  );
}
