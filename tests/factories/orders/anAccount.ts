import type {
  AccountSummary,
  SubscriptionSummary,
} from '../../../src/core/contract/generated/session.ts';

/** An active account's owner, with a plan that was paid. */
export function anAccount(overrides: Partial<AccountSummary> = {}): AccountSummary {
  return {
    id: 'account-1',
    subscriptionMark: 'subscription-1',
    email: 'ada@example.com',
    fullName: 'Ada Lovelace',
    companyName: 'Analytical Engines',
    role: 'owner',
    status: 'active',
    createdAt: '2026-11-21T10:00:00Z',
    timeZone: 'UTC',
    provinceCode: null,
    subscription: aSubscription(),
    ...overrides,
  };
}

export function aSubscription(overrides: Partial<SubscriptionSummary> = {}): SubscriptionSummary {
  return {
    planId: 'team',
    planName: 'Team',
    planPeriod: 'monthly',
    users: 3,
    minutes: null,
    addons: [],
    ivrPlan: null,
    trialEndsAt: null,
    trialMinutes: null,
    endedAt: null,
    currency: 'USD',
    periodCharge: 8700,
    nextCharge: { at: '2026-12-21T10:00:00Z', amount: 8700 },
    lastPayment: {
      method: 'CC',
      amount: 8700,
      currency: 'USD',
      at: '2026-11-21T10:00:00Z',
      state: 'paid',
      cardType: 'Visa',
      lastFour: '1111',
    },
    ...overrides,
  };
}
