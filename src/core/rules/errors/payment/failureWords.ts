import type { PaymentMethodWords } from '../../paymentMethods/paymentMethodWords.ts';
import type { PageErrorCode } from '../PageErrorCode.ts';
import { PAYING_ERROR_CATALOGUE, PAYING_ERROR_HEADERS } from './paymentCatalogue.ts';

/** Codes whose own text speaks of a sign-up, as an upgrade words them. */
const UPGRADE_TEXTS = {
  signupFailed: 'upgradeProfileFailed',
  signupServerIssue: 'upgradeServerIssue',
} as const;

/** Where a payment failed. */
export interface FailurePlace {
  readonly isUpgrade: boolean;
  /** Heading of a charge that failed, by its method; null where the method is not known. */
  readonly chargeHeading: PaymentMethodWords['failureHeading'] | null;
}

/** Text keys of the failure modal on a page that takes a payment: heading and message. */
export function failureWords(code: PageErrorCode, { isUpgrade, chargeHeading }: FailurePlace) {
  const [section, text] = PAYING_ERROR_CATALOGUE[code];
  if (section === 'payment') return [chargeHeading ?? PAYING_ERROR_HEADERS.upgrade, text] as const;
  if (!isUpgrade || section !== 'signup') return [PAYING_ERROR_HEADERS[section], text] as const;
  const isReworded = text === 'signupFailed' || text === 'signupServerIssue';
  return [PAYING_ERROR_HEADERS.upgrade, isReworded ? UPGRADE_TEXTS[text] : text] as const;
}
