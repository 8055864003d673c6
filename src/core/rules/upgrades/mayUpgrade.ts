/** The roles that can change an account's plan. No other role can. */
const UPGRADING_ROLES: readonly string[] = ['owner', 'admin'];

/** Tells whether a user with this role can upgrade the account. */
export function mayUpgrade(role: string): boolean {
  return UPGRADING_ROLES.includes(role);
}
