/** The form of an address that is compared and stored: outer space and case aside. Serves Specification 4.0.4. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
