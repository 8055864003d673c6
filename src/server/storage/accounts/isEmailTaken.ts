import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/** Whether a user of the brand has the address already. `emailKey` is what keyOfEmail makes of it. */
export async function isEmailTaken(
  database: Kysely<Tables>,
  brandId: string,
  emailKey: string,
): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return user !== undefined;
}
