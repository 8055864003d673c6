import { Environments, GoCardlessClient } from 'gocardless-nodejs';

export interface GoCardlessAccount {
  readonly accessToken: string;
  readonly environment: 'sandbox' | 'live';
  /** The sandbox's address; null for the provider itself. */
  readonly apiUrl: string | null;
}

/** The provider's own SDK for one account. */
export function goCardlessClient(account: GoCardlessAccount): GoCardlessClient {
  const live = account.environment === 'live';
  const client = new GoCardlessClient(
    account.accessToken,
    live ? Environments.Live : Environments.Sandbox,
  );
  if (account.apiUrl !== null) redirect(client, account.apiUrl);
  return client;
}

/**
 * The SDK has no option for its address. This private property is the only way to change it, so its
 * version is pinned exactly, and a test checks that it still works.
 */
function redirect(client: GoCardlessClient, apiUrl: string): void {
  const api: unknown = Reflect.get(client, '_api');
  if (typeof api !== 'object' || api === null || typeof Reflect.get(api, '_baseUrl') !== 'string') {
    throw new Error('This version of gocardless-nodejs keeps its address elsewhere');
  }
  Reflect.set(api, '_baseUrl', apiUrl);
}
