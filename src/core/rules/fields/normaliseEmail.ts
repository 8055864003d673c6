/**
 * Returns an address as it is checked and sent: trimmed, in lower case, each accent joined to its
 * letter. Compare two with keyOfEmail.
 */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase().normalize();
}
