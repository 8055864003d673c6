/** The sandbox's billing system: test values, not secrets, used by the server while the sandbox is on. */
export const SANDBOX_BILLING = {
  /** The API at the sandbox's own address. For servers only; never proxied to a browser. */
  path: '/billing',
  apiKey: 'sandbox-billing-key',
} as const;
