import type { Lead } from '../../contract/generated/session.ts';
import { keyOfEmail } from '../fields/keyOfEmail.ts';

/** The kinds of lead with a verified address. A REGULAR lead only typed it. */
const VOUCHING: readonly Lead['authType'][] = ['GOOGLE', 'FACEBOOK', 'OTHER'];

/**
 * Tells whether a provider has verified the lead's address, and the e-mail field still holds it. A
 * REGULAR lead is an ordinary visitor.
 */
export function isLeadAuthorised(lead: Lead | null, email: string): lead is Lead {
  return (
    lead?.authorized === true &&
    VOUCHING.includes(lead.authType) &&
    keyOfEmail(lead.email) === keyOfEmail(email)
  );
}
