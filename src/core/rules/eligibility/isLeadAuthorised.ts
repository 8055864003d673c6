import type { Lead } from '../../contract/generated/session.ts';
import { normaliseEmail } from '../fields/normaliseEmail.ts';

/**
 * Tells whether a lead counts as authorised already: through a provider, with the address in the
 * field. A REGULAR lead is an ordinary visitor. Serves Specification 4.0.4 and 6.0.5.
 */
export function isLeadAuthorised(lead: Lead | null, email: string): lead is Lead {
  return (
    lead?.authorized === true &&
    lead.authType !== 'REGULAR' &&
    normaliseEmail(lead.email) === normaliseEmail(email)
  );
}
