import type { Kysely } from 'kysely';
import { claimSubject, readClaimSubject } from '../orders/attempts/claimSubject.ts';
import type { Claim } from '../orders/Order.ts';
import type { Tables } from '../storage/tables/Tables.ts';

/**
 * Returns whose order in progress this is: an address or an account. Null for an order that is
 * over. Until then only its claim says so.
 */
export async function claimantOf(
  database: Kysely<Tables>,
  attemptId: string,
): Promise<Claim | null> {
  const claims = await database
    .selectFrom('claims')
    .select('subject')
    .where('attempt_id', '=', attemptId)
    .execute();
  const read = claims.map(({ subject }) => readClaimSubject(subject));
  return read.find((claim) => claim !== null) ?? null;
}

/** The brands at which a sign-up with an address is in progress. */
export async function brandsOfSignUps(
  database: Kysely<Tables>,
  emailKey: string,
): Promise<readonly string[]> {
  const claims = await database
    .selectFrom('claims')
    .select('brand_id')
    .where('subject', '=', claimSubject({ kind: 'email', emailKey }))
    .execute();
  return claims.map(({ brand_id }) => brand_id);
}
