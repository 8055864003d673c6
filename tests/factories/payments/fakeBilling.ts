import type {
  BillingGateway,
  BillingOrder,
  BillingOutcome,
  BillingPayment,
} from '../../../src/server/gateways/billing/BillingGateway.ts';

export interface BilledAttempt {
  readonly order: BillingOrder | null;
  readonly payment: BillingPayment | null;
  readonly isEnded: boolean;
}

export interface FakeBilling extends BillingGateway {
  /** The subscriptions by attempt. */
  readonly books: Map<string, BilledAttempt>;
  /** While it is set, every recording has this outcome. Null for the normal outcome. */
  recordOutcome: BillingOutcome | null;
}

/** A billing system in memory. */
export function fakeBilling(): FakeBilling {
  const books = new Map<string, BilledAttempt>();
  const fake: FakeBilling = {
    books,
    recordOutcome: null,
    async record(attemptId, order, payment) {
      if (fake.recordOutcome !== null) return fake.recordOutcome;
      const known = books.get(attemptId);
      if (known?.isEnded === true) return { kind: 'refused', detail: 'It was ended.' };
      if (known === undefined) books.set(attemptId, { order, payment, isEnded: false });
      return { kind: 'recorded', billingId: `SUB-${attemptId}` };
    },
    async end(attemptId) {
      const { order = null, payment = null } = books.get(attemptId) ?? {};
      books.set(attemptId, { order, payment, isEnded: true });
      return { kind: 'done' };
    },
  };
  return fake;
}

export function aBillingOrder(overrides: Partial<BillingOrder> = {}): BillingOrder {
  return {
    orderNumber: '7K3F9-QXM2D',
    account: {
      id: 'account-1',
      brandId: 'slotbook',
      company: 'Analytical Engines',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
    },
    plan: {
      catalogueId: 'slotbook-us',
      id: 'team',
      freeTrialPlanId: null,
      trialMinutes: null,
      period: 'monthly',
      quantity: 3,
      addonIds: [],
      ivrId: null,
    },
    charges: { currency: 'USD', first: 8700, recurring: 8700, full: 8700, discounted: 0 },
    startsAt: '2026-11-21T09:00:00.000Z',
    trialEndsAt: null,
    ...overrides,
  };
}

export function aBillingPayment(overrides: Partial<BillingPayment> = {}): BillingPayment {
  return {
    paymentAccount: 'software-us',
    method: 'CC',
    amount: 8700,
    transactionId: 'transaction-1',
    customerId: 'customer-1',
    token: 'card-1',
    mandateId: null,
    ...overrides,
  };
}
