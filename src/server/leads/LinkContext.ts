import type { DealTerms } from '../../core/rules/deals/dealTerms.ts';
import type { KnownLead } from './KnownLead.ts';

/** A deal that may be used here. */
export interface Deal extends DealTerms {
  readonly id: string;
  /** The only address that may sign up with it; null when anyone with the link may. */
  readonly email: string | null;
}

/** The visitor's identity and the terms agreed with them, from their link or session. */
export interface LinkContext {
  readonly lead: KnownLead | null;
  /**
   * The id of the lead from a link with a valid pin; null when a provider or a deal led to the
   * lead.
   */
  readonly byPin: string | null;
  readonly deal: Deal | null;
}
