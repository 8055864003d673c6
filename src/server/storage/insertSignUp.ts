import type { Kysely } from 'kysely';
import type { Brand, SignupType } from '../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../core/contract/generated/calls.ts';
import { normaliseEmail } from '../../core/rules/fields/normaliseEmail.ts';
import type { CheckedOrder } from '../commands/checkOrder.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import { ensureSessionRow } from './ensureSessionRow.ts';
import { leadRow, subscriptionRow, userRow } from './signUpRows.ts';
import type { Tables } from './Tables.ts';

/** All that a sign-up's rows are made from. */
export interface SignUpRows {
  readonly accountId: string;
  readonly userId: string;
  readonly subscriptionId: string;
  readonly leadId: string;
  readonly brand: Brand;
  readonly session: VisitorSession;
  readonly origin: string;
  readonly now: Date;
  readonly status: 'pending' | 'active';
  readonly type: SignupType;
  readonly request: SignupRequest;
  readonly order: CheckedOrder;
  readonly passwordHash: string;
  readonly trialEndsAt: Date | null;
}

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
      time_zone: leadInfo.timeZone,
      created_at: now,
      activated_at: rows.status === 'active' ? now : null,
    })
    .execute();
}
