import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/Tables.ts';
import { addresseeOf } from './checkDeal.ts';
import { isSameEmail } from './isSameEmail.ts';
import { storedDeal } from './storedDeal.ts';

/** Whether a page's query names a deal that only another address may use. */
export async function isDealOfAnother(
  database: Kysely<Tables>,
  query: string,
  email: string,
): Promise<boolean> {
  const dealId = new URLSearchParams(query).get('dealid');
  if (dealId === null) return false;
  return !isSameEmail(addresseeOf(await storedDeal(database, dealId)), email);
}
