import type { Kysely } from 'kysely';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PaymentRow } from '../tables/PaymentTables.ts';
import type { SubscriptionRow, Tables } from '../tables/Tables.ts';

/**
 * How a plan is paid: 'charged', including by a bank that has yet to pay; 'later', when the trial
 * ends; or 'nothing', without a payment or when the bank did not pay.
 */
export type Paying = 'charged' | 'later' | 'nothing';

/** The trial of the plan that a payment is for. */
export type TrialOfPayment = Pick<SubscriptionRow, 'ended_at' | 'trial_ends_at'>;

export interface PlanPayment {
  /** Null without a payment. */
  readonly state: PaymentRow['state'] | null;
  /** Null when it is unknown. */
  readonly trial: TrialOfPayment | null;
}

/** Returns how an account's plan is paid, from its newest payment. */
export function payingBy({ state, trial }: PlanPayment, now: Date): Paying {
  switch (state) {
    case null:
      return 'nothing';
    case 'held':
    case 'submitted':
    case 'captured':
      return 'charged';
    case 'kept':
      return trial !== null && hasRunOut(trial, now) ? 'charged' : 'later';
    case 'failed':
      return 'nothing';
    default:
      return unreachable(state);
  }
}

/** Whether a trial ran to its end, when billing makes the first charge. */
function hasRunOut({ ended_at, trial_ends_at }: TrialOfPayment, now: Date): boolean {
  if (trial_ends_at === null || new Date(trial_ends_at) > now) return false;
  return ended_at === null || new Date(ended_at) >= new Date(trial_ends_at);
}

/** Whether any payment of an account was charged, or is being charged. */
export async function hasPaid(
  database: Kysely<Tables>,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const payments = await database
    .selectFrom('payments')
    .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
    .select(['state', 'ended_at', 'trial_ends_at'])
    .distinct()
    .where('payments.account_id', '=', accountId)
    .execute();
  return payments.some(({ state, ...trial }) => payingBy({ state, trial }, now) === 'charged');
}
