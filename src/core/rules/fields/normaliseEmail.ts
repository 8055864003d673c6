/** An address as it is checked and sent: without outer space, in small letters. keyOfEmail compares two. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
