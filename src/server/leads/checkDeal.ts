import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import { dealTerms } from '../../core/rules/deals/dealTerms.ts';
import { CallError } from '../errors/CallError.ts';
import type { DealRow, KnownLeadRow } from '../storage/tables/LeadTables.ts';
import { isOver } from './isOver.ts';
import { isSameEmail } from './isSameEmail.ts';
import type { Deal } from './LinkContext.ts';

/** A deal, and the lead that it was made for. */
export interface StoredDeal {
  readonly row: DealRow;
  readonly lead: KnownLeadRow | null;
}

/** Who wants to use a deal, and when. */
export interface DealUse {
  readonly now: Date;
  /** The signed-in account; null for a sign-up. */
  readonly accountId: string | null;
  /** The lead from a link with a valid pin. */
  readonly leadId: string | null;
  /** The address from the link, from the form, or of the signed-in user. */
  readonly email: string | null;
}

/** The address that a deal is for, its own or its lead's; null when anyone may use it. */
export function addresseeOf(stored: StoredDeal | null): string | null {
  return stored && (stored.row.email ?? (stored.lead?.email || null));
}

/** Returns a deal that may be used here, with its current terms. Throws CallError otherwise. */
export function checkDeal(
  stored: StoredDeal | null,
  { brand, catalogue }: Pick<BuiltBrand, 'brand' | 'catalogue'>,
  { accountId, email, leadId, now }: DealUse,
): Deal {
  if (stored === null || isOver(stored.row, now)) {
    throw new CallError({ code: 'INCORRECT_DEAL_ID' });
  }
  const { row } = stored;
  if (row.brand_id !== brand.id) {
    throw new CallError({ code: 'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD' });
  }
  if (row.account_id !== null && row.account_id !== accountId) {
    throw new CallError({ code: 'INCORRECT_USER_ID' });
  }
  const isOther = row.lead_id !== null && leadId !== null && row.lead_id !== leadId;
  const owner = addresseeOf(stored);
  if (isOther || !isSameEmail(owner, email)) throw new CallError({ code: 'INCORRECT_DEAL_ID' });
  const terms = dealTerms(catalogue, { planId: row.plan_id, discountId: row.discount_id });
  if (terms === null) throw new CallError({ code: 'PLANS_NOT_AVAILABLE' });
  return { id: row.id, email: owner, ...terms };
}
