/** How the visitor's use of the direct debit drop-in ended. */
export type DropinOutcome =
  /** The provider names the mandate now, or later to the server. */
  | { readonly kind: 'authorised'; readonly mandateId: string | null }
  /** The visitor closed it. Not a failure. */
  | { readonly kind: 'left' }
  /** The browser is offline, or the script did not load in time. */
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'script'; readonly cause: unknown }
  /** The provider does not accept the flow: it has expired or is unknown. */
  | { readonly kind: 'failed'; readonly reason: 'flow'; readonly cause: unknown };

/** The provider's own form for a direct debit, in a frame over the page. Nothing rejects. */
export interface DirectDebitProvider {
  /** Fetches the script in advance. After a failure, open fetches it again. */
  prepare(): void;
  /** Creates the drop-in for a flow, opens it, and removes it after it has ended. One at a time. */
  open(billingRequestFlowId: string): Promise<DropinOutcome>;
}
