import type { Lead } from '../../core/contract/generated/session.ts';
import { contactIn } from '../storage/accounts/contactIn.ts';
import type { KnownLeadRow } from '../storage/tables/LeadTables.ts';
import type { LeadRow } from '../storage/tables/Tables.ts';

/** A lead as the server knows it, whether a link or a provider led here. */
export interface KnownLead extends Omit<Lead, 'authorized' | 'provinceCode'> {
  /** The row in known_leads; null for a lead that came through a provider. */
  readonly linkId: string | null;
  /** Who they are to their provider, where it said so. */
  readonly subject: string | null;
  /** Whether who they are is proven: then no password is asked for. */
  readonly isAuthorised: boolean;
  /** Whether the address is known to be theirs. */
  readonly emailVerified: boolean;
  readonly provinceCode: string | null;
  readonly planId: string | null;
  /** Where they land, the first that the brand allows. */
  readonly landingUrls: readonly string[];
}

/** The lead that a link was made for. */
export function leadByLink(row: KnownLeadRow): KnownLead {
  return {
    id: row.id,
    linkId: row.id,
    subject: null,
    isAuthorised: row.authorised === 1,
    // Whoever made the link vouches for the address, too.
    emailVerified: row.authorised === 1,
    ...personIn(row),
    planId: row.plan_id,
    landingUrls: landingUrlsOf(row),
  };
}

/** The lead that a deal was made for. Its link proves what was agreed, not who holds it. */
export function leadOfDeal(row: KnownLeadRow | null): KnownLead | null {
  return row && { ...leadByLink(row), isAuthorised: false, emailVerified: false };
}

/** The lead that a provider's word made: of a session, and authorised by nothing but that. */
export function leadByProvider(row: LeadRow): KnownLead {
  return {
    id: row.id,
    linkId: null,
    subject: row.subject,
    isAuthorised: true,
    emailVerified: row.email_verified === 1,
    ...personIn(row),
    planId: row.plan_id || null,
    landingUrls: [],
  };
}

/** Where a lead lands, in this order. */
export function landingUrlsOf(
  row: Pick<KnownLeadRow, 'dashboard_url' | 'redirect_url'>,
): readonly string[] {
  return [row.redirect_url, row.dashboard_url].filter((url) => url !== null);
}

/** Who they are, by either kind of row. */
function personIn(row: KnownLeadRow | LeadRow) {
  return { authType: row.auth_type, ...contactIn(row) };
}
