import type { SocialFault } from '../../../core/contract/generated/session.ts';
import type { TextKey } from '../../../core/texts/textsFor.ts';

const TEXTS: Readonly<Record<SocialFault | 'unknown', TextKey>> = {
  denied: 'socialDenied',
  expired: 'socialExpired',
  noEmail: 'socialNoEmail',
  emailTaken: 'emailUnavailable',
  emailRefused: 'socialEmailRefused',
  unavailable: 'socialUnavailable',
  pending: 'socialPending',
  unknown: 'signupServerIssue',
};

/** Why a return from Google or Facebook came to nothing, or what is left to do. Serves Specification 5.0.9. */
export function socialFaultText(fault: SocialFault | 'unknown'): TextKey {
  return TEXTS[fault];
}
