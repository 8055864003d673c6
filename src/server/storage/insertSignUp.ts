import type { Kysely } from 'kysely';
import { normaliseEmail } from '../../core/rules/fields/normaliseEmail.ts';
import { knownTimeZone } from '../../core/rules/timeZones/knownTimeZone.ts';
import { ensureSessionRow } from './ensureSessionRow.ts';
import { leadRow, type SignUpRows, subscriptionRow, userRow } from './signUpRows.ts';
import type { Tables } from './Tables.ts';

/**
 * Inserts account, user, subscription and lead. False when the brand has a user with the address
 * already: the caller then rolls its transaction back.
 */
export async function insertSignUp(
  transaction: Kysely<Tables>,
  rows: SignUpRows,
): Promise<boolean> {
  await insertAccount(transaction, rows);
  const user = await transaction
    .insertInto('users')
    .values(userRow(rows, normaliseEmail(rows.request.leadInfo.email)))
    .onConflict((conflict) => conflict.columns(['brand_id', 'email_key']).doNothing())
    .executeTakeFirst();
  if (user.numInsertedOrUpdatedRows !== 1n) return false;
  await transaction.insertInto('subscriptions').values(subscriptionRow(rows)).execute();
  await ensureSessionRow(transaction, rows.session, { brandId: rows.brand.id, now: rows.now });
  await transaction.insertInto('leads').values(leadRow(rows)).execute();
  return true;
}

async function insertAccount(transaction: Kysely<Tables>, rows: SignUpRows): Promise<void> {
  const { leadInfo } = rows.request;
  const now = rows.now.toISOString();
  await transaction
    .insertInto('accounts')
    .values({
      id: rows.accountId,
      brand_id: rows.brand.id,
      status: rows.status,
      company_name: leadInfo.companyName.trim(),
      country_code: leadInfo.countryCode,
      phone: leadInfo.phone,
      province_code: leadInfo.provinceCode ?? null,
      time_zone: knownTimeZone(leadInfo.timeZone),
      created_at: now,
      activated_at: rows.status === 'active' ? now : null,
    })
    .execute();
}
