import type { PaymentMethodWords } from '../../paymentMethods/paymentMethodWords.ts';
import type { PageErrorCode } from '../PageErrorCode.ts';
import { PAYING_ERROR_CATALOGUE, PAYING_ERROR_HEADERS } from './paymentCatalogue.ts';

/** Texts that speak of a sign-up, with the texts that replace them on an upgrade. */
const UPGRADE_TEXTS = {
  signupFailed: 'upgradeProfileFailed',
  signupServerIssue: 'upgradeServerIssue',
} as const;

/** The page on which a payment failed. */
export interface FailurePlace {
  readonly isUpgrade: boolean;
  /** Heading for a failed charge, by payment method; null when the method is unknown. */
  readonly chargeHeading: PaymentMethodWords['failureHeading'] | null;
}

/** Returns the text keys of the failure modal on a page with payment: heading and message. */
export function failureWords(code: PageErrorCode, { isUpgrade, chargeHeading }: FailurePlace) {
  const [section, text] = PAYING_ERROR_CATALOGUE[code];
  if (section === 'payment') return [chargeHeading ?? PAYING_ERROR_HEADERS.upgrade, text] as const;
  if (!isUpgrade || section !== 'signup') return [PAYING_ERROR_HEADERS[section], text] as const;
  const isReworded = text === 'signupFailed' || text === 'signupServerIssue';
  return [PAYING_ERROR_HEADERS.upgrade, isReworded ? UPGRADE_TEXTS[text] : text] as const;
}
