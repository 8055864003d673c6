import type { Kysely } from 'kysely';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PaymentRow } from '../tables/PaymentTables.ts';
import type { Tables } from '../tables/Tables.ts';

/**
 * What a payment did for its plan: charged, or not yet taken by the bank; to be charged when the
 * trial ends; or nothing, where there is none or the bank has not paid it.
 */
export type Paying = 'charged' | 'later' | 'nothing';

/** Returns what an account pays for its plan by its newest payment. */
export function payingBy(payment: Pick<PaymentRow, 'state'> | null): Paying {
  if (payment === null) return 'nothing';
  const { state } = payment;
  switch (state) {
    case 'held':
    case 'submitted':
    case 'captured':
      return 'charged';
    case 'kept':
      return 'later';
    case 'failed':
      return 'nothing';
    default:
      return unreachable(state);
  }
}

/** Tells whether any payment of an account was charged, or is on its way. */
export async function hasPaid(database: Kysely<Tables>, accountId: string): Promise<boolean> {
  const payments = await database
    .selectFrom('payments')
    .select('state')
    .distinct()
    .where('account_id', '=', accountId)
    .execute();
  return payments.some((payment) => payingBy(payment) === 'charged');
}
