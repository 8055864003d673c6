/**
 * The sandbox's card gateway account, with the values that Braintree gives a real one. They are
 * test values, not secrets; the server uses them while the sandbox is on. Any merchant id is
 * accepted, so that each brand's payment account has records of its own. Every merchant has an
 * account for each currency, whose id is `USD`, `CAD` or `GBP`; the default one charges US dollars.
 */
export const SANDBOX_BRAINTREE = {
  publicKey: 'sandbox-public-key',
  privateKey: 'sandbox-private-key',
  /** Base path of the client API: the page's own origin, proxied by the server. */
  clientPath: '/sandbox/braintree/client',
} as const;
