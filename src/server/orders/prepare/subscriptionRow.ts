import type { Brand } from '../../../core/contract/generated/brand.ts';
import { loweredCharges } from '../../../core/rules/prices/loweredCharges.ts';
import { trialMinutes } from '../../../core/rules/renewals/trialMinutes.ts';
import type { SubscriptionRow } from '../../storage/tables/Tables.ts';
import type { CheckedOrder } from './checkOrder.ts';

export interface SubscriptionSources {
  readonly id: string;
  readonly accountId: string;
  /** The deal with the agreed terms. */
  readonly dealId: string | null;
  readonly brand: Pick<Brand, 'currency' | 'freeTrial' | 'plans'>;
  readonly order: Omit<CheckedOrder, 'agreements'>;
  readonly signupType: SubscriptionRow['signup_type'];
  readonly now: Date;
  /** The end of a trial, when charges begin. Null without a trial. */
  readonly trialEndsAt: Date | null;
}

/** Returns the row of what was ordered, priced by the server. */
export function subscriptionRow(sources: SubscriptionSources): SubscriptionRow {
  const { accountId, brand, dealId, id, now, order, signupType, trialEndsAt } = sources;
  const { addonIds, discount, ivrId, plan, prices, quantity, taxRate } = order;
  return {
    id,
    account_id: accountId,
    catalogue_id: brand.plans.catalogue,
    plan_id: plan.id,
    plan_name: plan.name,
    plan_period: plan.planPeriod,
    signup_type: signupType,
    quantity,
    addon_ids: JSON.stringify(addonIds),
    ivr_id: ivrId,
    discount_id: discount?.id ?? null,
    deal_id: dealId,
    tax_percentage: taxRate,
    currency: brand.currency,
    recurring_amount: prices.totalAmount,
    full_amount: prices.fullAmount,
    discounted_charges: loweredCharges(order),
    due_today_amount: prices.dueToday,
    first_charge_amount: prices.firstCharge,
    billing_id: null,
    status: trialEndsAt === null ? 'active' : 'trial',
    trial_ends_at: trialEndsAt?.toISOString() ?? null,
    trial_minutes: trialEndsAt === null ? null : (trialMinutes(plan, brand) ?? 0),
    trial_notice_at: null,
    ended_at: null,
    created_at: now.toISOString(),
  };
}
