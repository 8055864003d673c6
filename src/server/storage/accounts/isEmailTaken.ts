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

/** Whether a user of the brand has the address already. `emailKey` is what keyOfEmail makes of it. */
export async function isEmailTaken(
  database: Kysely<Tables>,
  brandId: string,
  emailKey: string,
): Promise<boolean> {
  return (await userWith.first(database, { brandId, emailKey })) !== undefined;
}
