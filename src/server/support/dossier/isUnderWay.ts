import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { claimSubject } from '../../orders/attempts/claimSubject.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import type { SignUp } from '../findSignUps.ts';

/**
 * A condition for a person's orders in progress: of their address, of the account that they own, or
 * upgrades from a session in which they are signed in.
 */
export function isUnderWay(
  is: ExpressionBuilder<Tables, 'attempts'>,
  { accountId, brandId, emailKey, userId }: SignUp,
): Expression<SqlBool> {
  const subjects = [
    claimSubject({ kind: 'email', emailKey: emailKey ?? '' }),
    claimSubject({ kind: 'account', accountId: accountId ?? '' }),
  ];
  const claimed = is
    .selectFrom('claims')
    .select('attempt_id')
    .where('brand_id', '=', brandId)
    .where('subject', 'in', subjects);
  const signedIn = is
    .selectFrom('sessions')
    .select('sessions.id')
    .where('user_id', '=', userId ?? '');
  const ownUpgrade = is.and([
    is('attempts.finished_at', 'is', null),
    is('attempts.kind', '=', 'upgrade'),
    is('attempts.session_id', 'in', signedIn),
  ]);
  return is.or([is('attempts.id', 'in', claimed), ownUpgrade]);
}
