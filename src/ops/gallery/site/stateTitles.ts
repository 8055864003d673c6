import type { GalleryState } from '../visits/Visit.ts';

/** The title of a state beside its picture. */
export const STATE_TITLES: Readonly<Record<GalleryState, string>> = {
  empty: 'Empty',
  terms: 'Terms',
  hipaaTerms: 'HIPAA terms',
  privacy: 'Privacy policy',
  editPlan: 'Change plan',
  errors: 'Errors',
  bankDebit: 'Bank debit',
  directDebit: 'Direct Debit',
  directDebitForm: 'Direct Debit form',
  bankQuestion: "Bank's question",
  filled: 'Filled in',
  failure: 'Failure',
  captcha: 'Captcha',
  success: 'Success',
  startPage: 'Start page',
  error: 'Error page',
  deadLink: 'Dead activation link',
  account: 'Account',
  upgrade: 'Upgrade',
};
