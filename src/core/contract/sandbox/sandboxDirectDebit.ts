/**
 * The sandbox's direct debit: test values, not secrets, used by the server while the sandbox is on.
 * Each payment account has its own keys, as with GoCardless.
 */
export const SANDBOX_DIRECT_DEBIT = {
  /** The drop-in's script: same origin as the page, proxied by the server. */
  scriptPath: '/sandbox/gocardless/dropin.js',
  /** An access token is this prefix and the payment account's name. */
  accessTokenPrefix: 'sandbox_gocardless_',
  /** A webhook secret is this prefix and the payment account's name. */
  webhookSecretPrefix: 'sandbox_webhook_',
} as const;
