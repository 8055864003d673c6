import type { Claim } from '../Order.ts';

const EMAIL = 'email/';
const ACCOUNT = 'account/';

/** The text that a claim is stored under. Two orders for the same have the same. */
export function claimSubject(claim: Claim): string {
  return claim.kind === 'email' ? EMAIL + claim.emailKey : ACCOUNT + claim.accountId;
}

/** Reads what an order is for; null for a claim of another kind, as of a mandate. */
export function readClaimSubject(subject: string): Claim | null {
  if (subject.startsWith(EMAIL)) return { kind: 'email', emailKey: subject.slice(EMAIL.length) };
  if (!subject.startsWith(ACCOUNT)) return null;
  return { kind: 'account', accountId: subject.slice(ACCOUNT.length) };
}
