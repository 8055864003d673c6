import type { Lead, Prefill } from '../../core/contract/generated/session.ts';
import type { Brought } from './Brought.ts';
import type { KnownLead } from './KnownLead.ts';

/** A lead as a page may know it. Serves Specification 3.3.1. */
export function pageLead(lead: KnownLead): Lead {
  const { authType, companyName, countryCode, email, firstName, id, lastName, phone } = lead;
  const { isAuthorised: authorized, provinceCode } = lead;
  const details = { authType, companyName, countryCode, email, firstName, id, lastName, phone };
  return { ...details, authorized, ...(provinceCode !== null && { provinceCode }) };
}

/**
 * What is filled in: the address of the deal, what is known of the lead, then what the query says. A
 * number of another country than the form's keeps its plus, so that the page reads it as that
 * country's. Serves Specification 1.0.7 and 2.2.4.
 */
export function prefillOf(
  { deal, lead }: Brought,
  asked: Prefill,
  defaultCountryCode: string,
): Prefill {
  const email = deal?.email || lead?.email || asked.email;
  if (lead === null) return { ...asked, email };
  const isAbroad = lead.countryCode !== '' && lead.countryCode !== defaultCountryCode;
  const phone = isAbroad && lead.phone ? `+${lead.countryCode}${lead.phone}` : lead.phone;
  return {
    fullName: `${lead.firstName} ${lead.lastName}`.trim() || asked.fullName,
    companyName: lead.companyName || asked.companyName,
    phoneNumber: phone || asked.phoneNumber,
    email,
  };
}
