import { pollAttemptRequest } from '../../providers/calls/placeOrder.ts';
import type { FlowContext } from '../FlowContext.ts';
import { landed } from '../success/landed.ts';
import { trackEvent } from '../trackEvent.ts';

/**
 * Sees to the orders of this browser that no page has seen the end of, where the server tells already
 * what was ordered: each that is done is counted now, and not asked about again. To ask signs the
 * visitor in where the account is active, so a page that could not tell more then leads on.
 */
export async function settlePlaced(context: FlowContext): Promise<void> {
  const { providers, stores } = context;
  const attempts = await providers.attempts.load();
  for (const { key, kind } of attempts.kept()) {
    const answer = await providers.http(pollAttemptRequest(key));
    if (!answer.ok || answer.value.kind !== 'done') continue;
    attempts.end(key);
    const { redirectUrl, totalAmountPaid: paid } = landed(context, answer.value.outcome);
    if (kind !== 'upgrade') trackEvent(context, 'signup_success');
    if (paid !== null && paid > 0) providers.sendEvent({ name: 'payment_success', paid });
    if (stores.session.placed?.reference === null && redirectUrl !== null) {
      return providers.navigate(redirectUrl);
    }
  }
}
