import type {
  AccountSummary,
  PaymentSummary,
  SubscriptionSummary,
} from '../../contract/generated/session.ts';

/** Returns what a page may know of its account: only the members named here. */
export function presentAccount(account: AccountSummary): AccountSummary {
  const { id, email, fullName, companyName, role, status, createdAt, timeZone, provinceCode } =
    account;
  return {
    id,
    subscriptionMark: account.subscriptionMark,
    email,
    fullName,
    companyName,
    role,
    status,
    createdAt,
    timeZone,
    provinceCode,
    subscription: account.subscription && presentSubscription(account.subscription),
  };
}

function presentSubscription(subscription: SubscriptionSummary): SubscriptionSummary {
  const { planId, planName, planPeriod, users, minutes, addons, ivrPlan } = subscription;
  const { currency, endedAt, lastPayment, nextCharge, periodCharge } = subscription;
  const { trialEndsAt, trialMinutes } = subscription;
  return {
    planId,
    planName,
    planPeriod,
    users,
    minutes,
    addons,
    ivrPlan,
    trialEndsAt,
    trialMinutes,
    endedAt,
    currency,
    periodCharge,
    nextCharge: nextCharge && { at: nextCharge.at, amount: nextCharge.amount },
    lastPayment: lastPayment && presentPayment(lastPayment),
  };
}

function presentPayment(payment: PaymentSummary): PaymentSummary {
  const { amount, at, cardType, currency, lastFour, method, state } = payment;
  return { amount, at, cardType, currency, lastFour, method, state };
}
