import type { PageErrorCode } from './PageErrorCode.ts';

/** The links that an error page offers. */
export type ErrorWay = 'again' | 'signUp' | 'logIn' | 'contact' | 'website' | 'account';

const WAYS: Partial<Record<PageErrorCode, readonly ErrorWay[]>> = {
  // The same link fails again. Its sender can help, and a sign-up needs no link.
  INCORRECT_LEAD_ID: ['contact', 'signUp'],
  INCORRECT_DEAL_ID: ['contact', 'signUp'],
  BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD: ['contact', 'signUp'],
  // An account's page, opened by a visitor who is not signed in or may not use it.
  MISSING_LEAD_OR_DEAL_ID: ['logIn', 'signUp'],
  INCORRECT_USER_ID: ['logIn', 'contact'],
  SESSION_DOES_NOT_EXIST: ['logIn', 'signUp'],
  UNAUTHORISED_USER_ROLE: ['account'],
  // The text suggests a retry, but that does not bring back a plan that is no longer sold. The
  // sign-up page shows the plans on sale.
  PLANS_NOT_AVAILABLE: ['signUp', 'again'],
  BRAIN_TREE_CLIENT_TOKEN_ERROR: ['again', 'contact'],
  NOT_FOUND: ['signUp', 'website'],
};

/**
 * Returns the links for an error, the most useful first. 'again' is left out where a retry cannot help.
 */
export function errorWays(code: PageErrorCode): readonly ErrorWay[] {
  return WAYS[code] ?? ['again', 'website'];
}
