import type { Lead } from '../../contract/generated/session.ts';
import { keyOfEmail } from '../fields/keyOfEmail.ts';

/** The kinds of lead whose address can be proven. A REGULAR lead only typed it. */
const VOUCHING: readonly Lead['authType'][] = ['GOOGLE', 'FACEBOOK', 'OTHER'];

/**
 * Tells whether a lead counts as authorised already: through a provider, with the address in the
 * field. A REGULAR lead is an ordinary visitor.
 */
export function isLeadAuthorised(lead: Lead | null, email: string): lead is Lead {
  return (
    lead?.authorized === true &&
    VOUCHING.includes(lead.authType) &&
    keyOfEmail(lead.email) === keyOfEmail(email)
  );
}
