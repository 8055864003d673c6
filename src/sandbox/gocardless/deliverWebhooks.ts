import { createHmac } from 'node:crypto';
import { SANDBOX_DIRECT_DEBIT } from '../../core/contract/sandbox/sandboxDirectDebit.ts';
import { newId } from './newId.ts';
import type { GoCardlessStorage, UnsentEvent } from './openGoCardlessStorage.ts';

/** How often the stand-in tries to deliver an event. */
const MOST_ATTEMPTS = 8;

/** How long the provider waits for a response. */
const TIMEOUT_MS = 10_000;

/**
 * Delivers events to the configured address, one request per payment account, with the provider's
 * signature over the body. An event that is not accepted with a 2xx is delivered again in a later round.
 */
export async function deliverWebhooks(storage: GoCardlessStorage): Promise<void> {
  const url = storage.webhookUrl();
  if (url === null) return;
  const due = storage.unsent().filter((event) => event.attempts < MOST_ATTEMPTS);
  for (const [account, events] of Map.groupBy(due, (event) => event.account)) {
    const taken = await tell(url, account, events);
    for (const { resource } of events) {
      if (taken) storage.markSent(resource.id);
      else storage.markTried(resource.id);
    }
  }
}

async function tell(
  url: string,
  account: string,
  events: readonly UnsentEvent[],
): Promise<boolean> {
  const body = JSON.stringify({
    events: events.map((event) => event.resource),
    meta: { webhook_id: newId('WB') },
  });
  const secret = `${SANDBOX_DIRECT_DEBIT.webhookSecretPrefix}${account}`;
  try {
    const response = await fetch(`${url}/webhooks/gocardless/${account}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
