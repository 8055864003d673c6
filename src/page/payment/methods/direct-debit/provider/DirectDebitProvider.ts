/** How a visit to the direct debit drop-in ended. */
export type DropinOutcome =
  /** The provider names the mandate at once, or later to the server. */
  | { readonly kind: 'authorised'; readonly mandateId: string | null }
  /** The visitor closed it: their choice, and no failure. */
  | { readonly kind: 'left' }
  /** The browser has no network, or the script did not come within its time. */
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'script'; readonly cause: unknown }
  /** The provider cannot work on this flow: it has run out, or was never theirs. */
  | { readonly kind: 'failed'; readonly reason: 'flow'; readonly cause: unknown };

/** The provider's own form for a direct debit, in a frame over the page. Nothing here rejects. */
export interface DirectDebitProvider {
  /** Fetches the script ahead of the visitor's wish. A script that fails is asked for again by open. */
  prepare(): void;
  /** Creates the drop-in on a flow, opens it, and takes it down once it has ended. One at a time. */
  open(billingRequestFlowId: string): Promise<DropinOutcome>;
  /** Takes down what is open; its outcome is then 'left'. */
  close(): void;
}
