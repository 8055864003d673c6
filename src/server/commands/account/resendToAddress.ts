import type { ResendByEmail } from '../../../core/contract/generated/calls.ts';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';
import type { OpenCallContext } from '../../http/callContext.ts';
import { linkOrigin } from '../../http/linkOrigin.ts';
import { queueActivationMail } from '../../outbox/queueActivationMail.ts';
import { networkOf } from '../../security/networkOf.ts';
import { passCaptcha } from '../passCaptcha.ts';

/**
 * Queues a new activation mail for an address, for a visitor who lost the first one. The user is
 * looked up when the mail is sent, so the answer, its limits and the time it takes are the same for
 * any address. The address is counted only after the captcha, because requests without one could
 * use up another visitor's allowance.
 */
export async function resendToAddress(
  context: OpenCallContext,
  request: ResendByEmail,
): Promise<void> {
  const { deps, ip, site } = context;
  const { brand } = site.built;
  const emailKey = keyOfEmail(request.email);
  await deps.rateLimits.use('resendByIp', networkOf(ip));
  const variant = request.rVersion ?? 'invisible';
  await passCaptcha(context, {
    token: request.captchaToken,
    variant,
    action: variant === 'visible' ? 'ONLOAD' : 'EMAIL_EXISTS_CHECK',
  });
  await deps.rateLimits.use('resendByAddress', emailKey);
  await queueActivationMail(deps.database, deps, {
    brandId: brand.id,
    to: { emailKey },
    origin: linkOrigin(site, deps.config),
    now: deps.clock(),
  });
}
