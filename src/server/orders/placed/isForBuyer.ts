import type { Prefill } from '../../../core/contract/generated/session.ts';
import { PREFILLED_FIELDS, recordOf } from '../../../core/fields/fieldRecords.ts';
import { isSameEmail } from '../../leads/isSameEmail.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import { linkHash } from '../attempts/linkHash.ts';
import type { Buyer } from './buyerOf.ts';

/** Whom a page is for, as far as its link says. */
export interface PageVisitor {
  /** The lead whose pin the link has. */
  readonly leadId: string | null;
  /** The deal that the link brings. */
  readonly dealId: string | null;
  /** What the link says of the visitor; members that it does not have are empty or absent. */
  readonly named: Partial<Prefill>;
}

/**
 * Tells whether a page's link may be the buyer's: it names them or nobody, or it is the one that they
 * ordered by. A pin decides before an address, and an address before all that two people may share.
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
  // What the form has not asked the buyer for cannot tell them from anybody: by itself it is not theirs.
  const compared = filled.filter((name) => formsOf(name, details).some((form) => form !== ''));
  return (
    compared.length > 0 &&
    compared.every((name) => formsOf(name, details).includes(fold(named[name] ?? '')))
  );
}

/** A field's value as a link at home and one from abroad write it. */
function formsOf(name: (typeof PREFILLED_FIELDS)[number], details: Buyer['details']) {
  return [details.countryCode, ''].map((homeCode) =>
    fold(recordOf(name).prefill?.(details, homeCode) ?? ''),
  );
}

/** Only letters and digits, without the zeros that are dialled before a number. */
function fold(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replace(/^0+/, '');
}
