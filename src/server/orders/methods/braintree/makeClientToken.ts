import type {
  ClientTokenRequest,
  ClientTokenResponse,
} from '../../../../core/contract/generated/calls.ts';
import { passCaptcha } from '../../../commands/passCaptcha.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { CallContext } from '../../../http/callContext.ts';
import { networkOf } from '../../../security/networkOf.ts';
import { needsClientToken } from '../needsClientToken.ts';

/**
 * Creates the token that initialises the page's card fields, on the brand's own payment account. A
 * brand whose methods need none has no token. Throws CallError.
 */
export async function makeClientToken(
  context: CallContext,
  request: ClientTokenRequest,
): Promise<ClientTokenResponse['data']> {
  const { deps, ip, session, site } = context;
  const { currency, id, payment, paymentAccount } = site.built.brand;
  if (!needsClientToken(deps.methods, payment.methods)) throw new CallError({ code: 'NOT_FOUND' });
  await deps.rateLimits.use('clientTokenByIp', `${id}/${networkOf(ip)}`);
  await deps.rateLimits.use('clientTokenBySession', session.id);
  await passCaptcha(context, {
    token: request.captchaToken,
    variant: request.rVersion ?? 'invisible',
    action: 'ONLOAD',
  });
  const outcome = await deps.gateways.payments.clientToken(paymentAccount, currency);
  if (outcome.kind === 'token') return { clientToken: outcome.clientToken };
  const cause = outcome.kind === 'unknown' ? outcome.cause : new Error(outcome.detail);
  throw new CallError({ code: 'BRAIN_TREE_CLIENT_TOKEN_ERROR' }, { cause });
}
