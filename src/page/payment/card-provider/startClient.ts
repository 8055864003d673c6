import type { Client } from 'braintree-web/client';
import client from 'braintree-web/client';
import constants from 'braintree-web/lib/constants';
import { within } from '../../providers/within.ts';
import type { CardProviderOptions } from './providerOptions.ts';

/**
 * Returns the SDK's client for a token; the SDK caches one for each. With the local stand-in, the
 * SDK's analytics go there too: docs/decisions/0024. Rejects as the SDK does, or with TimedOut.
 * Imports nothing of the page, because the bundler would then add a request for its helpers.
 */
export function startClient(
  clientToken: string,
  { isLocal, timeoutMs }: CardProviderOptions,
): Promise<Client> {
  if (isLocal) constants.ANALYTICS_URL = '/sandbox/braintree/analytics';
  return within(timeoutMs, client.create({ authorization: clientToken }));
}
