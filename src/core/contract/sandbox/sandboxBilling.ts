/** The sandbox's billing system: test values and no secrets, used by the server while the sandbox is on. */
export const SANDBOX_BILLING = {
  /** Its API, at the sandbox's own address: for servers, and never proxied to a browser. */
  path: '/billing',
  apiKey: 'sandbox-billing-key',
} as const;
