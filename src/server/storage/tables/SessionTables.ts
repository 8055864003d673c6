import type { SocialFault } from '../../../core/contract/generated/session.ts';

export interface SessionRow {
  id: string;
  brand_id: string;
  /** Who is signed in, once somebody is. */
  user_id: string | null;
  /** Whom a provider or a pin vouches for, until they have signed up. */
  lead_id: string | null;
  /** Why the last return from a provider came to nothing; told once. */
  social_fault: SocialFault | null;
  /** JSON of what was chosen before the visitor left for the provider. */
  social_plan: string | null;
  /** The order that its pages tell of; null before one, and once its visitor has started anew. */
  attempt_id: string | null;
  started_at: string;
  created_at: string;
}

/** An activation link, by the SHA-256 of its token: the token itself is only in the mail. */
export interface ActivationTokenRow {
  token_hash: string;
  brand_id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** A link from the account's page to the payment page that was used: it works once. */
export interface UsedHandoverRow {
  nonce: string;
  brand_id: string;
  user_id: string;
  used_at: string;
}
