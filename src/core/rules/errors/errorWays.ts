import type { PageErrorCode } from './PageErrorCode.ts';

/** Where an error page leads on. */
export type ErrorWay = 'again' | 'signUp' | 'logIn' | 'contact' | 'website' | 'account';

const WAYS: Partial<Record<PageErrorCode, readonly ErrorWay[]>> = {
  // The same link fails at a second try. Its sender can help, and anybody can sign up.
  INCORRECT_LEAD_ID: ['contact', 'signUp'],
  INCORRECT_DEAL_ID: ['contact', 'signUp'],
  BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD: ['contact', 'signUp'],
  // An account's page, opened by a visitor who is not signed in or may not use it.
  MISSING_LEAD_OR_DEAL_ID: ['logIn', 'signUp'],
  INCORRECT_USER_ID: ['logIn', 'contact'],
  SESSION_DOES_NOT_EXIST: ['logIn', 'signUp'],
  UNAUTHORISED_USER_ROLE: ['account'],
  // The text suggests a second try, but that does not bring back a plan that is no longer sold. The
  // sign-up page shows the plans on sale.
  PLANS_NOT_AVAILABLE: ['signUp', 'again'],
  BRAIN_TREE_CLIENT_TOKEN_ERROR: ['again', 'contact'],
  NOT_FOUND: ['signUp', 'website'],
};

/** The ways on from an error, the likeliest first: to try again, unless a second try cannot help. */
export function errorWays(code: PageErrorCode): readonly ErrorWay[] {
  return WAYS[code] ?? ['again', 'website'];
}
