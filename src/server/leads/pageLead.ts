import type { Lead, Prefill } from '../../core/contract/generated/session.ts';
import { PREFILLED_FIELDS, recordOf } from '../../core/fields/fieldRecords.ts';
import { valuesBy } from '../../core/fields/valuesBy.ts';
import type { KnownLead } from './KnownLead.ts';
import type { LinkContext } from './LinkContext.ts';

/** The part of a lead that a page may contain. */
export function pageLead(lead: KnownLead): Lead {
  const { authType, companyName, countryCode, email, firstName, id, lastName, phone } = lead;
  const { isAuthorised: authorized, provinceCode } = lead;
  const details = { authType, companyName, countryCode, email, firstName, id, lastName, phone };
  return { ...details, authorized, ...(provinceCode !== null && { provinceCode }) };
}

/**
 * Returns the values to prefill: from the deal (its address), else the lead, else the query.
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
