/**
 * The sandbox's card gateway account: what a real one would be given by Braintree. These are test
 * values and no secrets; the server uses them while the sandbox is on. Any merchant id is taken, so
 * that each brand's payment account keeps records of its own.
 */
export const SANDBOX_BRAINTREE = {
  publicKey: 'sandbox-public-key',
  privateKey: 'sandbox-private-key',
  /** Where the browser's half answers: same origin as the page; the server proxies it. */
  clientPath: '/sandbox/braintree/client',
} as const;
