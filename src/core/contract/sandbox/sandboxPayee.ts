/**
 * Header with the percent-encoded name of the brand that a sandbox visitor pays. The local bank
 * shows it.
 */
export const SANDBOX_PAYEE_HEADER = 'x-sandbox-payee';
