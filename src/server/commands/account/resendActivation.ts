import { CallError } from '../../errors/CallError.ts';
import type { OpenCallContext } from '../../http/callContext.ts';
import { linkOrigin } from '../../http/linkOrigin.ts';
import { queueActivationMail } from '../../outbox/queueActivationMail.ts';
import { tokenHash } from '../../security/activationToken.ts';
import { networkOf } from '../../security/networkOf.ts';
import { findActivationLink } from '../../storage/accounts/findActivationLink.ts';

/**
 * Sends the activation mail again, to the user of the old link. Sends none when the account is
 * already active, but the answer is the same. Throws CallError 'NOT_FOUND' for an unknown link.
 */
export async function resendActivation(context: OpenCallContext, token: string): Promise<void> {
  const { deps, ip, site } = context;
  const { brand } = site.built;
  await deps.rateLimits.use('resendByIp', networkOf(ip));
  const link = await findActivationLink(deps.database, brand.id, tokenHash(token));
  if (link === null) throw new CallError({ code: 'NOT_FOUND' });
  await deps.rateLimits.use('resendByUser', link.userId);
  if (link.accountStatus === 'active') return;
  await queueActivationMail(deps.database, deps, {
    brandId: brand.id,
    to: { userId: link.userId },
    origin: linkOrigin(site, deps.config),
    now: deps.clock(),
  });
}
