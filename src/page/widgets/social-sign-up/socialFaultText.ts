import type { SocialFault } from '../../../core/contract/generated/session.ts';
import type { TextKey } from '../../../core/texts/textsFor.ts';

const TEXTS = {
  denied: 'socialDenied',
  expired: 'socialExpired',
  lost: 'socialLost',
  otherTab: 'socialOtherTab',
  used: 'socialUsed',
  changed: 'socialChanged',
  noEmail: 'socialNoEmail',
  emailTaken: 'emailUnavailable',
  emailRefused: 'socialEmailRefused',
  paymentChecked: 'socialPaymentChecked',
  unavailable: 'socialUnavailable',
  inApp: 'socialInApp',
  pending: 'socialPending',
} as const satisfies Record<SocialFault, TextKey>;

/** Returns why a return from Google or Facebook failed, or what is left to do. */
export function socialFaultText(fault: SocialFault) {
  return TEXTS[fault];
}
