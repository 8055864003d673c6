import type { Result } from '../../../core/contract/Result.ts';
import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { clientTokenRequest } from '../../providers/calls/clientToken.ts';
import type { FlowContext } from '../FlowContext.ts';
import { askGuarded, type GuardedFailure } from './askGuarded.ts';
import { CARD_FORM_UNAVAILABLE } from './cardFault.ts';

/**
 * What a token that was not had comes to: the server's own failure is one to be reported, a call that
 * did not reach it is not. Serves Specification 9.0.6.
 */
export function tokenFault(cause: unknown): PaymentFault {
  const isLost = isRecord(cause) && (cause['kind'] === 'offline' || cause['kind'] === 'timedOut');
  const severity = isLost ? 'warning' : 'error';
  return { ...CARD_FORM_UNAVAILABLE, severity, code: 'CLIENT_TOKEN_UNAVAILABLE' };
}

/**
 * The card provider's token: the page's own, or by a call that is guarded by the captcha. Serves
 * Specification 2.1.3, 4.0.10 and 9.0.6.
 */
export async function obtainClientToken(
  context: FlowContext,
  ticked: string | null,
): Promise<Result<string, GuardedFailure>> {
  const given = context.stores.config.payment?.clientToken;
  if (given) return { ok: true, value: given };
  return askGuarded(context, ticked, clientTokenRequest);
}
