import type { Prefill } from '../../../core/contract/generated/session.ts';
import { PREFILLED_FIELDS, recordOf } from '../../../core/fields/fieldRecords.ts';
import { isSameEmail } from '../../leads/isSameEmail.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import { linkHash } from '../attempts/linkHash.ts';
import type { Buyer } from './buyerOf.ts';

/** The visitor of a page, as far as its link says. */
export interface PageVisitor {
  /** The lead whose pin the link has. */
  readonly leadId: string | null;
  /** The deal in the link. */
  readonly dealId: string | null;
  /** The visitor's details in the link; missing ones are empty or absent. */
  readonly named: Partial<Prefill>;
}

/**
 * Whether a page's link may be the buyer's: it contains their details or none, or is the link that
 * they ordered with. A pin decides first, then an address, then details that two people may share.
 */
export function isForBuyer(
  { details, knownLeadId }: Buyer,
  { link_hash }: Pick<AttemptRow, 'link_hash'>,
  { leadId, named }: PageVisitor,
): boolean {
  if (leadId !== null) return knownLeadId === leadId;
  const email = named.email?.trim() ?? '';
  if (email !== '') return isSameEmail(email, details.email) || linkHash(email) === link_hash;
  const filled = PREFILLED_FIELDS.filter((name) => named[name]?.trim());
  if (filled.length === 0) return true;
  // Details that the form did not ask for cannot be compared. A link with only such details is not
  // the buyer's.
  const compared = filled.filter((name) => formsOf(name, details).some((form) => form !== ''));
  return (
    compared.length > 0 &&
    compared.every((name) => formsOf(name, details).includes(fold(named[name] ?? '')))
  );
}

/** A field's value as a link at home and one from abroad would write it. */
function formsOf(name: (typeof PREFILLED_FIELDS)[number], details: Buyer['details']) {
  return [details.countryCode, ''].map((homeCode) =>
    fold(recordOf(name).prefill?.(details, homeCode) ?? ''),
  );
}

/** Keeps only letters and digits, without the leading zeros of a dialled number. */
function fold(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replace(/^0+/, '');
}
