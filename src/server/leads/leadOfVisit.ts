import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { networkOf } from '../security/networkOf.ts';
import { first, type PageQuery } from '../session/readVisit.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import { findLeadByPin } from '../storage/leads/findLead.ts';
import { leadOfSession } from '../storage/leads/leadOfSession.ts';
import { checkDeal } from './checkDeal.ts';
import { checkLead } from './checkLead.ts';
import { leadByProvider, leadOfDeal } from './KnownLead.ts';
import type { LinkContext } from './LinkContext.ts';
import { mergeLeads } from './mergeLeads.ts';
import { storedDeal } from './storedDeal.ts';

export interface LeadVisit {
  readonly built: BuiltBrand;
  readonly session: VisitorSession;
  readonly ip: string;
  readonly query: PageQuery;
  /** The account that is signed in, where the page is for accounts, too. */
  readonly account: { readonly accountId: string; readonly email: string } | null;
}

/** Whether a page's link says that it is a lead's, or brings a deal. */
export function isLeadLink(query: PageQuery): boolean {
  return first(query, 'leadUniquePin') !== null || first(query, 'dealid') !== null;
}

/**
 * Whom and what a page's visitor brings: the lead that a provider made of their session, and the lead
 * and the deal that the link names. Writes nothing. Throws CallError where the link is wrong.
 */
export async function leadOfVisit(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'rateLimits'>,
  { account, built, ip, query, session }: LeadVisit,
): Promise<LinkContext> {
  const { database } = deps;
  const brandId = built.brand.id;
  const row = await leadOfSession(database, brandId, session.id);
  const byProvider = row && leadByProvider(row);
  if (!isLeadLink(query)) return { lead: byProvider, byPin: null, deal: null };
  await deps.rateLimits.use('leadByIp', `${brandId}/${networkOf(ip)}`);
  await deps.rateLimits.use('leadBySession', session.id);
  const now = deps.clock();
  const pin = first(query, 'leadUniquePin');
  const dealId = first(query, 'dealid');
  const email = first(query, 'email');
  const byLink =
    pin === null ? null : checkLead(await findLeadByPin(database, pin), { brandId, email, now });
  const byPin = byLink?.linkId ?? null;
  const lead = mergeLeads(byProvider, byLink);
  if (dealId === null) return { lead, byPin, deal: null };
  const stored = await storedDeal(database, dealId);
  const deal = checkDeal(stored, built, {
    now,
    accountId: account?.accountId ?? null,
    leadId: byPin,
    email: email ?? account?.email ?? (lead?.isAuthorised ? lead.email : null),
  });
  return { lead: mergeLeads(lead, leadOfDeal(stored?.lead ?? null)), byPin, deal };
}
