import type { AccountSummary } from '../../../src/core/contract/generated/session.ts';

/** An account whose page has every row. */
export const SAMPLE_ACCOUNT: AccountSummary = {
  id: '00000000-0000-4000-8000-000000000000',
  subscriptionMark: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  role: 'owner',
  status: 'active',
  createdAt: '2026-11-21T10:00:00Z',
  timeZone: 'America/New_York',
  provinceCode: null,
  subscription: {
    planId: 'team',
    planName: 'Team',
    planPeriod: 'monthly',
    users: 3,
    minutes: 300,
    addons: ['Call recording'],
    ivrPlan: 'Menu',
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
  },
};
