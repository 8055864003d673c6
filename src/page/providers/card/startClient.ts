import type { Client } from 'braintree-web/client';
import client from 'braintree-web/client';
import constants from 'braintree-web/lib/constants';

/**
 * The SDK's client for a token; the SDK itself keeps one for each. With the local stand-in, what the
 * SDK counts goes there too: docs/decisions/0024. Rejects as the SDK does.
 */
export function startClient(clientToken: string, isLocal: boolean): Promise<Client> {
  if (isLocal) constants.ANALYTICS_URL = '/sandbox/braintree/analytics';
  return client.create({ authorization: clientToken });
}
