import type { PlacedOrder } from '../../../src/core/contract/generated/session.ts';

/** An order whose account waits for its activation mail. */
export function aPlacedOrder(overrides: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    state: 'activationEmail',
    email: 'ada@example.com',
    amountPaid: 5900,
    awaitsBank: false,
    paidWith: { method: 'CC', cardType: 'Visa', lastFour: '1111' },
    reference: 'order-1',
    order: {
      planName: 'Pro',
      users: 3,
      trialEndsAt: null,
      nextCharge: { at: '2026-12-21T09:00:00.000Z', amount: 4900 },
    },
    redirectUrl: null,
    timeZone: 'Europe/London',
    ...overrides,
  };
}
