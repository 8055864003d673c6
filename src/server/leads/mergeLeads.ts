import type { KnownLead } from './KnownLead.ts';

/**
 * Merges the leads of a provider and a link: the provider's proven person, with details that only
 * the link has.
 */
export function mergeLeads(
  byProvider: KnownLead | null,
  byLink: KnownLead | null,
): KnownLead | null {
  if (byProvider === null || byLink === null) return byProvider ?? byLink;
  return {
    ...byProvider,
    linkId: byLink.linkId,
    phone: byProvider.phone || byLink.phone,
    countryCode: byProvider.phone ? byProvider.countryCode : byLink.countryCode,
    companyName: byProvider.companyName || byLink.companyName,
    provinceCode: byProvider.provinceCode ?? byLink.provinceCode,
    planId: byProvider.planId ?? byLink.planId,
    landingUrls: byLink.landingUrls,
  };
}
