/** The parameters of a sign-up page that say who visits it, in the order in which a link carries them. */
export const VISITOR_PARAMETERS: readonly string[] = [
  'leadUniquePin',
  'dealid',
  'accountId',
  'email',
  'contact',
];
