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
  const api = apiOf(client);
  if (account.apiUrl !== null) redirect(api, account.apiUrl);
  repeatNothing(api);
  return client;
}

/**
 * The SDK has no options for the following. Private members are the only way to change it, so its
 * version is pinned exactly, and tests check that they still work.
 */
function apiOf(client: GoCardlessClient): object {
  const api: unknown = Reflect.get(client, '_api');
  if (typeof api === 'object' && api !== null) return api;
  throw new Error('This version of gocardless-nodejs keeps its calls elsewhere');
}

function redirect(api: object, apiUrl: string): void {
  if (typeof Reflect.get(api, '_baseUrl') !== 'string') {
    throw new Error('This version of gocardless-nodejs keeps its address elsewhere');
  }
  Reflect.set(api, '_baseUrl', apiUrl);
}

/**
 * Stops the SDK's HTTP client from repeating a request: for an answer that is cut off after its time
 * is over, the repetition throws in an event, where nothing can catch it, and the process would end.
 */
function repeatNothing(api: object): void {
  const make: unknown = Reflect.get(api, 'createRequestOptions');
  if (typeof make !== 'function') {
    throw new Error('This version of gocardless-nodejs makes its requests elsewhere');
  }
  Reflect.set(api, 'createRequestOptions', (...parts: unknown[]) => ({
    ...make.apply(api, parts),
    retry: 0,
  }));
}
