import type { Catalogue, Plan } from '../../core/contract/generated/catalogue.ts';
import type {
  AccountSummary,
  PaymentSummary,
  SubscriptionSummary,
} from '../../core/contract/generated/session.ts';
import { isPaymentMethod } from '../../core/rules/paymentMethods/isPaymentMethod.ts';
import { currencyOf } from '../../core/rules/prices/currencyOf.ts';
import { discountedCharges } from '../../core/rules/prices/discountedCharges.ts';
import { isPricedByUser } from '../../core/rules/prices/planLine.ts';
import { type ChargeTerms, nextCharge } from '../../core/rules/renewals/nextCharge.ts';
import type { SignedInAccount } from '../storage/accounts/accountOfSession.ts';
import type { PaymentRow } from '../storage/tables/PaymentTables.ts';
import type { SubscriptionRow } from '../storage/tables/Tables.ts';

export interface AccountSources {
  readonly account: SignedInAccount;
  readonly subscription: SubscriptionRow | null;
  readonly lastPayment: PaymentRow | null;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

/** Returns what the signed-in account's pages show of it. */
export function accountSummary(sources: AccountSources): AccountSummary {
  const { account } = sources;
  return {
    id: account.accountId,
    subscriptionMark: subscriptionMark(sources.subscription),
    email: account.email,
    fullName: `${account.firstName} ${account.lastName}`.trim(),
    companyName: account.companyName,
    role: account.role,
    status: account.status,
    createdAt: account.createdAt,
    timeZone: account.timeZone,
    provinceCode: account.provinceCode,
    subscription: subscriptionSummary(sources),
  };
}

/** Enough of a subscription's id to tell an account's subscriptions apart; null for none. */
export function subscriptionMark(subscription: Pick<SubscriptionRow, 'id'> | null): string | null {
  return subscription && subscription.id.slice(0, 8);
}

function subscriptionSummary(sources: AccountSources): SubscriptionSummary | null {
  const { catalogue, lastPayment, now, subscription } = sources;
  const plan = catalogue.plans.find(({ id }) => id === subscription?.plan_id);
  if (subscription === null) return null;
  // The catalogue may have lost the plan, or have changed its terms, since it was agreed.
  const planName = plan?.name ?? subscription.plan_name;
  const planPeriod = subscription.plan_period ?? plan?.planPeriod;
  if (planName === null || planPeriod === undefined) return null;
  const addonIds: readonly string[] = JSON.parse(subscription.addon_ids);
  const endedAt = endOf(subscription, sources);
  const isTrial = endedAt === null && new Date(subscription.trial_ends_at ?? now) > now;
  const terms = chargeTerms(sources, subscription, planPeriod);
  return {
    planId: subscription.plan_id,
    planName,
    planPeriod,
    users: usersOf(subscription, plan),
    minutes: plan?.billingType === 'MINUTES' ? (plan.minutes ?? null) : null,
    addons: catalogue.addons.filter(({ id }) => addonIds.includes(id)).map(({ name }) => name),
    ivrPlan: catalogue.ivrPlans.find(({ id }) => id === subscription.ivr_id)?.name ?? null,
    trialEndsAt: isTrial ? subscription.trial_ends_at : null,
    // 0 is a trial of days only.
    trialMinutes: (isTrial && subscription.trial_minutes) || null,
    endedAt,
    currency: currencyOf(subscription.currency),
    periodCharge: periodCharge(terms, now),
    nextCharge: endedAt === null ? chargeByItself(terms, sources) : null,
    lastPayment: lastPayment && paymentSummary(lastPayment),
  };
}

/** Of a plan that the catalogue has lost, several users show that it was priced by user. */
function usersOf({ quantity }: SubscriptionRow, plan: Plan | undefined): number | null {
  const isByUser = plan === undefined ? quantity > 1 : isPricedByUser(plan);
  return isByUser ? quantity : null;
}

/** A refund ends a subscription, and a trial without a payment method ends by itself. */
function endOf(
  { ended_at, status, trial_ends_at }: SubscriptionRow,
  { lastPayment, now }: AccountSources,
): string | null {
  if (status === 'ended') return ended_at;
  const isOver = trial_ends_at !== null && new Date(trial_ends_at) <= now;
  return isOver && lastPayment === null ? trial_ends_at : null;
}

/** A held card is charged within moments; a bank takes days. */
const STATES = {
  kept: 'kept',
  held: 'processing',
  submitted: 'processing',
  captured: 'paid',
  failed: 'failed',
} as const satisfies Record<PaymentRow['state'], PaymentSummary['state']>;

function paymentSummary(payment: PaymentRow): PaymentSummary {
  return {
    method: payment.method,
    amount: payment.amount,
    currency: currencyOf(payment.currency),
    at: payment.created_at,
    state: STATES[payment.state],
    // The page has no words for a method that only another release has, and shows its name instead.
    cardType: isPaymentMethod(payment.method) ? payment.card_type : String(payment.method),
    lastFour: payment.last_four,
  };
}

/** The account's charges: at the start, during its discount, and afterwards. */
function chargeTerms(
  { catalogue }: AccountSources,
  subscription: SubscriptionRow,
  planPeriod: SubscriptionSummary['planPeriod'],
): ChargeTerms {
  const discount = catalogue.discounts.find(({ id }) => id === subscription.discount_id);
  const byCatalogue = discount === undefined ? 0 : discountedCharges(discount, planPeriod);
  return {
    planPeriod,
    firstChargeAt: new Date(subscription.trial_ends_at ?? subscription.created_at),
    firstCharge: subscription.first_charge_amount,
    recurring: subscription.recurring_amount,
    full: subscription.full_amount,
    discountedCharges: subscription.discounted_charges ?? byCatalogue,
  };
}

/**
 * Returns the current charge of each period, ignoring an offer that lowers only the first charge.
 * While a discount takes all of it, the full charge: 0 would say that nothing is ever charged.
 */
function periodCharge(terms: ChargeTerms, now: Date): number {
  const { amount } = nextCharge(terms, now > terms.firstChargeAt ? now : terms.firstChargeAt);
  return amount === 0 ? terms.full : amount;
}

/**
 * Only an account with a payment method is charged automatically. A trial without a card just ends.
 */
function chargeByItself(
  terms: ChargeTerms,
  { lastPayment, now }: AccountSources,
): SubscriptionSummary['nextCharge'] {
  if (lastPayment === null || terms.full === 0) return null;
  // A payment method that was kept for later charges and is no longer set up.
  if (lastPayment.state === 'failed' && lastPayment.amount === 0) return null;
  const { amount, at } = nextCharge(terms, now);
  return { at: at.toISOString(), amount };
}
