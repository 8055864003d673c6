import type { Result } from '../../../core/contract/Result.ts';
import { clientTokenRequest } from '../../providers/calls/clientToken.ts';
import type { FlowContext } from '../FlowContext.ts';
import { askGuarded, type GuardedFailure } from './askGuarded.ts';

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
