import type { Kysely } from 'kysely';
import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { NewId } from '../../Clock.ts';
import { newPin } from '../../security/leadPin.ts';
import { insertKnownLead } from '../../storage/leads/insertKnownLead.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import { dealRow } from './dealRow.ts';
import { leadRow } from './leadRow.ts';
import type { LinkArguments } from './readLinkArguments.ts';

export interface LinkDeps {
  readonly database: Kysely<Tables>;
  readonly built: BuiltBrand;
  readonly now: Date;
  readonly newId: NewId;
}

/** A new link. Its secret is shown only here. */
export interface MadeLink {
  /** The id of the stored row. */
  readonly id: string;
  /** The path on the brand's host. */
  readonly path: string;
}

/**
 * Stores a lead or a deal. Throws LinkProblem, without storing anything, when the link could not
 * work.
 */
export async function makeLink(
  { built, database, newId, now }: LinkDeps,
  { kind, values }: LinkArguments,
): Promise<MadeLink> {
  const created = { id: newId(), created_at: now.toISOString() };
  if (kind === 'lead') {
    const pin = newPin();
    await insertKnownLead(database, { ...leadRow(built, values, pin, now), ...created });
    return { id: created.id, path: `/signup?leadUniquePin=${pin}` };
  }
  const deal = await dealRow(database, built, values, now);
  await database
    .insertInto('deals')
    .values({ ...deal, ...created })
    .execute();
  const page = deal.account_id === null ? '/signup' : '/payment';
  return { id: created.id, path: `${page}?dealid=${created.id}` };
}
