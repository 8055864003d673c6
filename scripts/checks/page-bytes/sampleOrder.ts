import type { PlacedOrder } from '../../../src/core/contract/generated/session.ts';

/** An order whose page has every row. */
export const SAMPLE_ORDER: PlacedOrder = {
  state: 'activationEmail',
  email: 'ada@example.com',
  amountPaid: 8700,
  awaitsBank: false,
  paidWith: { method: 'CC', cardType: 'Visa', lastFour: '1111' },
  reference: '00000000-0000-4000-8000-000000000000',
  order: {
    planName: 'Team',
    users: 3,
    trialEndsAt: '2026-12-05T10:00:00Z',
    nextCharge: { at: '2026-12-21T10:00:00Z', amount: 8700 },
  },
  redirectUrl: null,
  timeZone: 'America/New_York',
};
