import { isLeadAuthorised } from '../../core/rules/eligibility/isLeadAuthorised.ts';
import type { IdentityProof } from '../commands/sign-up/signUpRecord.ts';
import type { KnownLead } from './KnownLead.ts';
import { pageLead } from './pageLead.ts';

/**
 * Returns the identity proof for a sign-up with an address. Null unless the visitor is the proven
 * lead, and the address is the lead's.
 */
export function identityProofOf(lead: KnownLead | null, email: string): IdentityProof | null {
  if (lead === null || lead.authType === 'REGULAR') return null;
  if (!isLeadAuthorised(pageLead(lead), email)) return null;
  const { authType, emailVerified, subject } = lead;
  return { authType, emailVerified, subject };
}
