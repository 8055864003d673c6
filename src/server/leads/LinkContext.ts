import type { DealTerms } from '../../core/rules/deals/dealTerms.ts';
import type { KnownLead } from './KnownLead.ts';

/** A deal that may be used here. */
export interface Deal extends DealTerms {
  readonly id: string;
  /** The one address that may sign up with it; null when anybody with the link may. */
  readonly email: string | null;
}

/** Who a visitor is, and what was agreed with them, as their link or their session says. */
export interface LinkContext {
  readonly lead: KnownLead | null;
  /** The lead by link whose pin is known; null where a provider or a deal led to the lead. */
  readonly byPin: string | null;
  readonly deal: Deal | null;
}
