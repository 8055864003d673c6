import type { Client } from 'braintree-web/client';
import client from 'braintree-web/client';
import constants from 'braintree-web/lib/constants';
import { within } from '../../providers/within.ts';
import type { CardProviderOptions } from './providerOptions.ts';

/**
 * The SDK's client for a token; the SDK itself keeps one for each. With the local stand-in, what the
 * SDK counts goes there too: docs/decisions/0024. Rejects as the SDK does, or with TimedOut. (Were
 * nothing of the page's own imported here, the bundler would put its helpers into one more request.)
 */
export function startClient(
  clientToken: string,
  { isLocal, timeoutMs }: CardProviderOptions,
): Promise<Client> {
  if (isLocal) constants.ANALYTICS_URL = '/sandbox/braintree/analytics';
  return within(timeoutMs, client.create({ authorization: clientToken }));
}
