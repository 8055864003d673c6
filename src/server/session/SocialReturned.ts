import type { SocialPlan } from '../../core/contract/generated/calls.ts';
import type { SocialFault } from '../../core/contract/generated/session.ts';

/** The result of a session's last return from Google or Facebook, for its next page. */
export interface SocialReturned {
  readonly fault: SocialFault | null;
  /** The choices from before the visitor left. */
  readonly plan: SocialPlan | null;
}

export const NO_RETURN: SocialReturned = { fault: null, plan: null };
