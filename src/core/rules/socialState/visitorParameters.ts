/** The parameters of a sign-up page that describe the visitor, in the order used in links. */
export const VISITOR_PARAMETERS: readonly string[] = [
  'leadUniquePin',
  'dealid',
  'accountId',
  'email',
  'contact',
];
