import { pollAttemptRequest } from '../../providers/calls/placeOrder.ts';
import type { FlowContext } from '../FlowContext.ts';
import { landed } from '../success/landed.ts';
import { trackEvent } from '../trackEvent.ts';

/**
 * Settles the open attempts of this browser on a page that shows a placed order: each finished one
 * is counted and not asked about again. The request signs the visitor in if the account is active,
 * so a page that cannot show the order's number then redirects.
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
