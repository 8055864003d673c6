import { PAYMENT_METHODS } from '../../../../core/rules/paymentMethods/paymentMethods.ts';

/** Labels for keys that the general rule would label badly. */
const LABELS: Readonly<Record<string, string>> = {
  id: 'Id',
  ink: 'Text colour',
  accent: 'Accent colour',
  surface: 'Background',
  summarySurface: "Summary's background",
  type: 'Typeface',
  dark: 'Dark scheme',
  file: 'Logo file',
  fileOnDark: 'Logo file on dark',
  on: 'Switched on',
  href: 'Address',
  lead: 'Sentence below the heading',
  hipaaTerms: 'HIPAA terms',
  tagManagerId: 'Tag manager id',
  taxRates: 'Rates by province',
  defaultTaxRate: 'Rate elsewhere',
  noCardSignup: 'Trial without a card',
  freeTrial: 'Trial with a card',
  authorisedLead: 'Authorised lead',
  emailCheck: 'E-mail check',
  signupTypes: 'Sign-up types',
  signupType: 'Sign-up type',
  signup: 'Sign-up',
  afterSignup: 'After sign-up',
  setUpFeeWaived: 'Set-up fee waived',

  prefillEmailFromContactOn: 'E-mail from the contact parameter on',
};

/** Returns a readable name for a setting: 'legalName' → 'Legal name'. */
export function settingLabel(key: string): string {
  const known = LABELS[key];
  if (known !== undefined) return known;
  return inWords(key);
}

function inWords(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const METHODS = Object.entries(PAYMENT_METHODS).map(([method, { name }]) => [method, name]);

const VALUES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(METHODS),
  noCardSignup: 'Trial without a card',
  freeTrial: 'Trial with a card',
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  signup: 'Sign-up',
  startNow: 'Start page',
  payment: 'Change of plan',
  activation: 'Activation link',
  plans: 'Plan dialog',
  terms: 'Terms dialog',
};

/** Returns a readable list value. Codes and texts stay unchanged, names become words. */
export function valueLabel(value: string): string {
  if (VALUES[value] !== undefined) return VALUES[value];
  return /^[a-z]+([A-Z][a-z]+)*$/.test(value) ? inWords(value) : value;
}
