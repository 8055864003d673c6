/** The brand that a visitor of the sandbox pays, percent-encoded: the local bank shows its name. */
export const SANDBOX_PAYEE_HEADER = 'x-sandbox-payee';
