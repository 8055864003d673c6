import type { Result } from '../../../core/contract/Result.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
import { isSessionEnded } from '../../flows/failures/isSessionEnded.ts';
import type { PaymentContext } from '../../flows/paymentNeeds.ts';
import { clientTokenRequest } from '../../providers/calls/clientToken.ts';
import { askGuarded, type GuardedCause, type GuardedFailure } from '../askGuarded.ts';
import type { LoadTrouble } from '../FormReadiness.ts';
import { CARD_FORM_UNAVAILABLE } from '../faults/ownFault.ts';

/** Why a form got no token: what the visitor sees, and the fault to count. */
export interface TokenFailure {
  readonly trouble: LoadTrouble;
  readonly fault: PaymentFault;
}

/**
 * Returns how a missing token is shown and counted. A failure of the server is an error. These are
 * only warnings: a blocked captcha, a call that did not reach the server, too many requests, and a
 * session that has ended, which a reload renews.
 */
export async function tokenFailure(
  context: PaymentContext,
  cause: GuardedCause,
): Promise<TokenFailure> {
  if (cause.kind === 'refused' && isSessionEnded(cause)) {
    const { sessionNote } = await import('../../flows/failures/sayReload.ts');
    return tokenLost({ reload: sessionNote(context) }, 'warning');
  }
  switch (cause.kind) {
    case 'unavailable':
      return tokenLost('robotCheck', 'warning', 'CAPTCHA_UNAVAILABLE');
    case 'offline':
      return tokenLost('offline', 'warning');
    case 'lost':
    case 'timedOut':
      return tokenLost('form', 'warning');
    case 'rateLimited':
      return tokenLost({ busyFor: cause.retryAfter ?? null }, 'warning', 'RATELIMIT_EXCEEDED');
    case 'refused':
    case 'unreadable':
      return tokenLost('ours', 'error');
    default:
      return unreachable(cause);
  }
}

function tokenLost(
  trouble: LoadTrouble,
  severity: PaymentFault['severity'],
  code = 'CLIENT_TOKEN_UNAVAILABLE',
): TokenFailure {
  return { trouble, fault: { ...CARD_FORM_UNAVAILABLE, severity, code } };
}

/** Returns the card provider's token: the one on the page, or a new one by a call with a captcha proof. */
export async function obtainClientToken(
  context: PaymentContext,
  ticked: string | null,
): Promise<Result<string, GuardedFailure>> {
  const given = context.stores.config.payment?.clientToken;
  if (given) return { ok: true, value: given };
  return askGuarded(context, ticked, clientTokenRequest);
}
