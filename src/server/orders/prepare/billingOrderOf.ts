import type { Brand } from '../../../core/contract/generated/brand.ts';
import { loweredCharges } from '../../../core/rules/prices/loweredCharges.ts';
import type { GivenAnswer } from '../../questions/readAnswers.ts';
import type { AccountRow, SubscriptionRow, UserRow } from '../../storage/tables/Tables.ts';
import type { PreparedBilling } from '../PreparedOrder.ts';
import type { CheckedOrder } from './checkOrder.ts';

export interface BillingSources {
  readonly account: Pick<AccountRow, 'id' | 'brand_id' | 'company_name'>;
  readonly user: Pick<UserRow, 'email' | 'first_name' | 'last_name'>;
  readonly subscription: SubscriptionRow;
  readonly order: CheckedOrder;
  /** The answers of a sign-up; an upgrade has none. */
  readonly answers?: readonly GivenAnswer[];
  readonly brand: Pick<Brand, 'currency'>;
}

/** Returns an order for billing. It matches what was shown and is stored. */
export function billingOrderOf(sources: BillingSources): PreparedBilling {
  const { account, answers = [], brand, order, subscription, user } = sources;
  const { plan, prices } = order;
  return {
    account: {
      id: account.id,
      brandId: account.brand_id,
      company: account.company_name,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
    },
    plan: {
      catalogueId: subscription.catalogue_id,
      id: plan.id,
      freeTrialPlanId: subscription.trial_ends_at === null ? null : (plan.freeTrialPlanId ?? null),
      trialMinutes: subscription.trial_minutes === 0 ? null : subscription.trial_minutes,
      period: plan.planPeriod,
      quantity: order.quantity,
      addonIds: order.addonIds,
      ivrId: order.ivrId,
    },
    charges: {
      currency: brand.currency,
      first: prices.firstCharge,
      recurring: prices.totalAmount,
      full: prices.fullAmount,
      discounted: loweredCharges(order),
    },
    ...(answers.length > 0 && {
      answers: answers.map(({ id, label, value }) => ({ id, label, value })),
    }),
    startsAt: subscription.created_at,
    trialEndsAt: subscription.trial_ends_at,
  };
}
