import type { Kysely } from 'kysely';
import { keptQuery } from '../keptQuery.ts';
import type { Tables } from '../tables/Tables.ts';

interface BrandEmail {
  readonly brandId: string;
  readonly emailKey: string;
}

const userWith = keptQuery((database, { brandId, emailKey }: BrandEmail) =>
  database
    .selectFrom('users')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('email_key', '=', emailKey),
);

/** Whether the brand already has a user with the address. `emailKey` is from keyOfEmail. */
export async function isEmailTaken(
  database: Kysely<Tables>,
  brandId: string,
  emailKey: string,
): Promise<boolean> {
  return (await userWith.first(database, { brandId, emailKey })) !== undefined;
}
