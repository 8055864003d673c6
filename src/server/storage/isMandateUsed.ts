import type { Kysely } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/**
 * Whether an order is paid, or being paid, with the mandate of a billing request. A mandate pays
 * for one order.
 */
export async function isMandateUsed(
  database: Kysely<Tables>,
  billingRequestId: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('attempts')
    .select('id')
    .where('billing_request_id', '=', billingRequestId)
    .where('status', 'in', ['started', 'succeeded'])
    .executeTakeFirst();
  return found !== undefined;
}
