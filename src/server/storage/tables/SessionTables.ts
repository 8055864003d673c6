import type { SocialFault } from '../../../core/contract/generated/session.ts';

export interface SessionRow {
  id: string;
  brand_id: string;
  /** The signed-in user; null without one. */
  user_id: string | null;
  /** The lead identified by a provider or a pin, until they have signed up. */
  lead_id: string | null;
  /** Why the last return from a provider failed; shown once. */
  social_fault: SocialFault | null;
  /** JSON of the choices from before the visitor left for the provider. */
  social_plan: string | null;
  /** The order that its pages show; null before one, and after its visitor has started over. */
  attempt_id: string | null;
  started_at: string;
  created_at: string;
}

/** An activation link, by the SHA-256 of its token. Only the mail contains the token itself. */
export interface ActivationTokenRow {
  token_hash: string;
  brand_id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** A used link from the account's page to the payment page. It works only once. */
export interface UsedHandoverRow {
  nonce: string;
  brand_id: string;
  user_id: string;
  used_at: string;
}
