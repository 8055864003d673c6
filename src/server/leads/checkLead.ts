import { CallError } from '../errors/CallError.ts';
import type { KnownLeadRow } from '../storage/tables/LeadTables.ts';
import { isOver } from './isOver.ts';
import { isSameEmail } from './isSameEmail.ts';
import { type KnownLead, leadByLink } from './KnownLead.ts';

export interface LeadUse {
  readonly brandId: string;
  readonly now: Date;
  /** The address in the link beside the pin. */
  readonly email: string | null;
}

/**
 * Returns the lead of a pin that may be used here. Otherwise throws CallError, with the same code
 * for an unknown and an expired pin.
 */
export function checkLead(row: KnownLeadRow | null, { brandId, email, now }: LeadUse): KnownLead {
  if (row === null || isOver(row, now)) throw new CallError({ code: 'INCORRECT_LEAD_ID' });
  if (row.brand_id !== brandId) {
    throw new CallError({ code: 'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD' });
  }
  if (!isSameEmail(row.email, email)) throw new CallError({ code: 'INCORRECT_LEAD_ID' });
  return leadByLink(row);
}
