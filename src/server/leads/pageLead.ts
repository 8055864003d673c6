import type { Lead, Prefill } from '../../core/contract/generated/session.ts';
import { PREFILLED_FIELDS, recordOf } from '../../core/fields/fieldRecords.ts';
import { valuesBy } from '../../core/fields/valuesBy.ts';
import type { KnownLead } from './KnownLead.ts';
import type { LinkContext } from './LinkContext.ts';

/** A lead as a page may know it. */
export function pageLead(lead: KnownLead): Lead {
  const { authType, companyName, countryCode, email, firstName, id, lastName, phone } = lead;
  const { isAuthorised: authorized, provinceCode } = lead;
  const details = { authType, companyName, countryCode, email, firstName, id, lastName, phone };
  return { ...details, authorized, ...(provinceCode !== null && { provinceCode }) };
}

/**
 * What is filled in: the address of the deal, what is known of the lead, then what the query says.
 */
export function prefillOf(
  { deal, lead }: LinkContext,
  asked: Prefill,
  defaultCountryCode: string,
): Prefill {
  const known = valuesBy(PREFILLED_FIELDS, (name) => {
    const ofLead = lead && recordOf(name).prefill?.(lead, defaultCountryCode);
    return ofLead || asked[name];
  });
  return { ...known, email: deal?.email || known.email };
}
