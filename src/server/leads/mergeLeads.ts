import type { KnownLead } from './KnownLead.ts';

/**
 * Who a visitor is where a provider and a link both say so: the provider's person, proven, with what
 * the link alone knows of them.
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
