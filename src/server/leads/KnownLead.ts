import type { Lead } from '../../core/contract/generated/session.ts';
import { contactIn } from '../storage/accounts/contactIn.ts';
import type { KnownLeadRow } from '../storage/tables/LeadTables.ts';
import type { LeadRow } from '../storage/tables/Tables.ts';

/** A lead that the server knows, through a link or a provider. */
export interface KnownLead extends Omit<Lead, 'authorized' | 'provinceCode'> {
  /** The row in known_leads; null for a lead from a provider. */
  readonly linkId: string | null;
  /** The provider's id for the person, if it gave one. */
  readonly subject: string | null;
  /** Whether the identity is proven. Then no password is needed. */
  readonly isAuthorised: boolean;
  /** Whether the address is known to be theirs. */
  readonly emailVerified: boolean;
  readonly provinceCode: string | null;
  readonly planId: string | null;
  /** The addresses after the sign-up. The first that the brand allows is used. */
  readonly landingUrls: readonly string[];
}

/** The lead of a link. */
export function leadByLink(row: KnownLeadRow): KnownLead {
  return {
    id: row.id,
    linkId: row.id,
    subject: null,
    isAuthorised: row.authorised === 1,
    // The maker of the link also vouches for the address.
    emailVerified: row.authorised === 1,
    ...personIn(row),
    planId: row.plan_id,
    landingUrls: landingUrlsOf(row),
  };
}

/** The lead of a deal. The deal's link proves the terms, not the identity of its holder. */
export function leadOfDeal(row: KnownLeadRow | null): KnownLead | null {
  return row && { ...leadByLink(row), isAuthorised: false, emailVerified: false };
}

/** The lead of a session from a provider. Only the provider confirms the identity. */
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

/** The addresses after the sign-up, in order of preference. */
export function landingUrlsOf(
  row: Pick<KnownLeadRow, 'dashboard_url' | 'redirect_url'>,
): readonly string[] {
  return [row.redirect_url, row.dashboard_url].filter((url) => url !== null);
}

/** The person in either kind of row. */
function personIn(row: KnownLeadRow | LeadRow) {
  return { authType: row.auth_type, ...contactIn(row) };
}
