import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import { CallError } from '../errors/CallError.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { networkOf } from '../security/networkOf.ts';
import { first, type PageQuery } from '../session/readVisit.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import { findLeadByPin } from '../storage/leads/findLead.ts';
import { leadOfSession } from '../storage/leads/leadOfSession.ts';
import { addresseeOf, checkDeal } from './checkDeal.ts';
import { checkLead } from './checkLead.ts';
import { isSameEmail } from './isSameEmail.ts';
import { type KnownLead, leadByProvider, leadOfDeal } from './KnownLead.ts';
import type { LinkContext } from './LinkContext.ts';
import { mergeLeads } from './mergeLeads.ts';
import { storedDeal } from './storedDeal.ts';

export interface LeadVisit {
  readonly built: BuiltBrand;
  readonly session: VisitorSession;
  readonly ip: string;
  readonly query: PageQuery;
  /** The signed-in account, on pages that are also for accounts. */
  readonly account: { readonly accountId: string; readonly email: string } | null;
}

type LeadDeps = Pick<ServerDeps, 'clock' | 'database' | 'rateLimits'>;

/** Whether a page's link names a lead or a deal. */
export function isLeadLink(query: PageQuery): boolean {
  return first(query, 'leadUniquePin') !== null || first(query, 'dealid') !== null;
}

/**
 * Returns the lead and the deal of a page's visitor: the lead of their session from a provider, and
 * those that the link names. Writes nothing. Throws CallError when the link is wrong.
 */
export async function leadOfVisit(deps: LeadDeps, visit: LeadVisit): Promise<LinkContext> {
  const { built, ip, query, session } = visit;
  const { database, rateLimits } = deps;
  const brandId = built.brand.id;
  const row = session.hasNoRow ? null : await leadOfSession(database, brandId, session.id);
  const byProvider = row && leadByProvider(row);
  if (!isLeadLink(query)) return { lead: byProvider, byPin: null, deal: null };
  const network = networkOf(ip);
  // Only wrong links are counted, and a link must be looked up to know that it is wrong. Counting
  // each beforehand would take a durable commit for every right one, and another to undo it.
  return rateLimits.whileLeft('wrongLinkByIp', network, async () => {
    await rateLimits.use('leadByIp', `${brandId}/${network}`);
    await rateLimits.use('leadBySession', session.id);
    try {
      return await contextOfLink(deps, visit, byProvider);
    } catch (error) {
      if (isWrongLink(error)) await rateLimits.use('wrongLinkByIp', network);
      throw error;
    }
  });
}

/** Whether a pin or a deal was not found, or is not for this visitor. */
function isWrongLink(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return ['INCORRECT_LEAD_ID', 'INCORRECT_DEAL_ID'].includes(error.failure.code);
}

async function contextOfLink(
  { clock, database }: Pick<LeadDeps, 'clock' | 'database'>,
  { account, built, query }: LeadVisit,
  byProvider: KnownLead | null,
): Promise<LinkContext> {
  const brandId = built.brand.id;
  const now = clock();
  const pin = first(query, 'leadUniquePin');
  const dealId = first(query, 'dealid');
  const email = first(query, 'email');
  const byLink =
    pin === null ? null : checkLead(await findLeadByPin(database, pin), { brandId, email, now });
  const byPin = byLink?.linkId ?? null;
  const lead = mergeLeads(byProvider, byLink);
  if (dealId === null) return { lead, byPin, deal: null };
  const stored = await storedDeal(database, dealId);
  // A deal for one address opens as its addressee's, so the person from the provider is someone
  // else.
  const person = isSameEmail(addresseeOf(stored), byProvider?.email ?? null) ? lead : byLink;
  const deal = checkDeal(stored, built, {
    now,
    accountId: account?.accountId ?? null,
    leadId: byPin,
    email: email ?? account?.email ?? (person?.isAuthorised ? person.email : null),
  });
  return { lead: mergeLeads(person, leadOfDeal(stored?.lead ?? null)), byPin, deal };
}
