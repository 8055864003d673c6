/** The roles that may change what an account pays for. Any other word, known or not, may not. */
const UPGRADING_ROLES: readonly string[] = ['owner', 'admin'];

/** Tells whether a user's role may upgrade the account. */
export function mayUpgrade(role: string): boolean {
  return UPGRADING_ROLES.includes(role);
}
