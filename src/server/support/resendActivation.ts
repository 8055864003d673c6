import type { Kysely } from 'kysely';
import { queueActivationMail } from '../outbox/queueActivationMail.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import type { SignUp } from './findSignUps.ts';
import type { SupportDeps } from './SupportDeps.ts';
import { SupportProblem } from './SupportProblem.ts';

/** Queues the activation mail again. Returns what was done. Throws SupportProblem. */
export async function resendActivation(
  transaction: Kysely<Tables>,
  { brands, clock, newId }: SupportDeps,
  { brandId, emailKey, userId }: SignUp,
): Promise<string> {
  if (userId === null || emailKey === null)
    throw new SupportProblem('There is no account to activate.');
  const { status } = await transaction
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select('accounts.status')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  if (status === 'active') throw new SupportProblem('The account is active already.');
  const built = await brands.current().brand(brandId);
  if (built === null) throw new SupportProblem(`The brand ${brandId} is not built.`);
  await queueActivationMail(
    transaction,
    { newId },
    {
      brandId,
      to: { userId },
      origin: `https://${built.brand.hosts[0]}`,
      now: clock(),
    },
  );
  return 'the activation mail goes out';
}
