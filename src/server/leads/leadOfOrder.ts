import { CallError } from '../errors/CallError.ts';
import type { CallContext } from '../http/callContext.ts';
import { openLink } from '../session/sealLink.ts';
import { findLead } from '../storage/leads/findLead.ts';
import { leadOfSession } from '../storage/leads/leadOfSession.ts';
import { addresseeOf, checkDeal } from './checkDeal.ts';
import { checkLead } from './checkLead.ts';
import { isSameEmail } from './isSameEmail.ts';
import { leadByProvider, leadOfDeal } from './KnownLead.ts';
import type { LinkContext } from './LinkContext.ts';
import { mergeLeads } from './mergeLeads.ts';
import { storedDeal } from './storedDeal.ts';

export interface OrderedBy {
  /** The token of the page's link, sent back by the page. */
  readonly linkToken: string | undefined;
  /** The address of the person who orders. */
  readonly email: string;
  /** The signed-in account; null for a sign-up. */
  readonly accountId: string | null;
}

/**
 * Checks the lead and the deal of an order again: the lead of the session, and only links that the
 * server itself sealed for this session and brand and that are still valid. Throws CallError.
 */
export async function leadOfOrder(
  { deps, session, site }: Pick<CallContext, 'deps' | 'session' | 'site'>,
  { accountId, email, linkToken }: OrderedBy,
): Promise<LinkContext> {
  const { database, sessionSecret: secret } = deps;
  const brandId = site.built.brand.id;
  const row = await leadOfSession(database, brandId, session.id);
  const byProvider = row && leadByProvider(row);
  if (linkToken === undefined) return { lead: byProvider, byPin: null, deal: null };
  const link = openLink(linkToken, { brandId, sessionId: session.id, secret });
  if (link === null) throw new CallError({ code: 'MISSING_LEAD_OR_DEAL_ID' });
  const now = deps.clock();
  const { dealId, leadId: byPin } = link;
  // A REGULAR lead may sign up with another address, so the address is only compared where it
  // matters.
  const use = { brandId, email: null, now };
  const byLink = byPin === null ? null : checkLead(await findLead(database, byPin), use);
  const lead = mergeLeads(byProvider, byLink);
  if (dealId === null) return { lead, byPin, deal: null };
  const stored = await storedDeal(database, dealId);
  const deal = checkDeal(stored, site.built, { now, accountId, leadId: byPin, email });
  // As on the page: when the deal is for another address, the person from the provider is not the
  // one who orders.
  const person = isSameEmail(addresseeOf(stored), byProvider?.email ?? null) ? lead : byLink;
  return { lead: mergeLeads(person, leadOfDeal(stored?.lead ?? null)), byPin, deal };
}
