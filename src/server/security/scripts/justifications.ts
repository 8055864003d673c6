/** Why a source of scripts is allowed, for an auditor. */
export interface Justification {
  readonly owner: string;
  readonly why: string;
  /** How its integrity is assured. */
  readonly integrity: string;
}

const AT_ITS_OWNER =
  'The owner changes it without notice and offers no hash: allowed by its host, refused from any other';

const CARDINAL: Justification = {
  owner: 'Braintree (Cardinal Commerce)',
  why: "Asks the card's bank about the payment (3-D Secure), which the law requires in the UK",
  integrity: "By the hash that Braintree's configuration names for it, where it names one",
};

const CAPTCHA: Justification = {
  owner: 'Google (reCAPTCHA Enterprise)',
  why: 'Keeps programs from trying stolen cards',
  integrity: AT_ITS_OWNER,
};

/**
 * Every source that a page with payment may have. A source that is missing here cannot be added to
 * a page.
 */
export const JUSTIFICATIONS: ReadonlyMap<string, Justification> = new Map([
  ['https://www.google.com/recaptcha/', CAPTCHA],
  ['https://www.gstatic.com/recaptcha/', CAPTCHA],
  ['https://*.cardinalcommerce.com', CARDINAL],
  ['https://*.cardinaltrusted.com', CARDINAL],
  [
    'https://pay.gocardless.com',
    {
      owner: 'GoCardless',
      why: 'Opens the form in which a customer permits Direct Debits',
      integrity: AT_ITS_OWNER,
    },
  ],
  [
    'https://*.googletagmanager.com',
    {
      owner: 'Google (Tag Manager)',
      why: 'Counts visits and sales for the brand, of visitors who may be measured',
      integrity: `${AT_ITS_OWNER}. Not needed for a payment: leave tagManagerId out to be rid of it`,
    },
  ],
]);
