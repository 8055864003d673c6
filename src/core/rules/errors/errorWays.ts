import type { PageErrorCode } from './PageErrorCode.ts';

/** Where an error page leads on. */
export type ErrorWay = 'again' | 'signUp' | 'logIn' | 'contact' | 'website' | 'account';

const WAYS: Partial<Record<PageErrorCode, readonly ErrorWay[]>> = {
  // The same link will not work at a second try: whoever sent it can help, and anybody can sign up.
  INCORRECT_LEAD_ID: ['contact', 'signUp'],
  INCORRECT_DEAL_ID: ['contact', 'signUp'],
  BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD: ['contact', 'signUp'],
  // An account's page, opened by nobody or by somebody else.
  MISSING_LEAD_OR_DEAL_ID: ['logIn', 'signUp'],
  INCORRECT_USER_ID: ['logIn', 'contact'],
  SESSION_DOES_NOT_EXIST: ['logIn', 'signUp'],
  UNAUTHORISED_USER_ROLE: ['account'],
  // What is sold no more is not had by a second try, as its text suggests: what anybody is sold, is.
  PLANS_NOT_AVAILABLE: ['signUp', 'again'],
  BRAIN_TREE_CLIENT_TOKEN_ERROR: ['again', 'contact'],
  NOT_FOUND: ['signUp', 'website'],
};

/** The ways on from an error, the likeliest first: to try again, unless a second try cannot help. */
export function errorWays(code: PageErrorCode): readonly ErrorWay[] {
  return WAYS[code] ?? ['again', 'website'];
}
