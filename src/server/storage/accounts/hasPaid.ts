import type { Kysely } from 'kysely';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PaymentRow } from '../tables/PaymentTables.ts';
import type { Tables } from '../tables/Tables.ts';

/**
 * How a plan is paid: 'charged', including by a bank that has yet to pay; 'later', when the trial
 * ends; or 'nothing', without a payment or when the bank did not pay.
 */
export type Paying = 'charged' | 'later' | 'nothing';

/** Returns how an account's plan is paid, from its newest payment. */
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

/** Whether any payment of an account was charged, or is being charged. */
export async function hasPaid(database: Kysely<Tables>, accountId: string): Promise<boolean> {
  const payments = await database
    .selectFrom('payments')
    .select('state')
    .distinct()
    .where('account_id', '=', accountId)
    .execute();
  return payments.some((payment) => payingBy(payment) === 'charged');
}
