import { type AccountSources, accountSummary } from '../../../src/server/session/accountSummary.ts';
import type { PaymentRow } from '../../../src/server/storage/tables/PaymentTables.ts';
import type { SubscriptionRow } from '../../../src/server/storage/tables/Tables.ts';
import { aCatalogue, aDiscount, anAddon, anIvrPlan, aPlan } from '../brands/aCatalogue.ts';

const row: SubscriptionRow = {
  id: 'subscription-1',
  account_id: 'account-1',
  catalogue_id: 'slotbook-us',
  plan_id: 'team',
  plan_name: null,
  plan_period: null,
  signup_type: 'paid',
  quantity: 3,
  addon_ids: '["texting"]',
  ivr_id: 'menu',
  discount_id: null,
  deal_id: null,
  tax_percentage: 0,
  currency: 'USD',
  recurring_amount: 8700,
  full_amount: 8700,
  due_today_amount: 8700,
  first_charge_amount: 8700,
  billing_id: null,
  status: 'active',
  trial_minutes: null,
  trial_ends_at: null,
  discounted_charges: null,
  trial_notice_at: null,
  ended_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
};

/** A card payment that was captured. */
export const paidByCard: PaymentRow = {
  id: 'payment-1',
  attempt_id: 'attempt-1',
  brand_id: 'slotbook',
  account_id: 'account-1',
  subscription_id: 'subscription-1',
  method: 'CC',
  amount: 8700,
  currency: 'USD',
  transaction_id: 'transaction-1',
  mandate_id: null,
  customer_id: 'customer-1',
  payment_token: 'card-1',
  card_type: 'Visa',
  last_four: '1111',
  state: 'captured',
  created_at: '2026-11-21T10:00:00.000Z',
  settled_at: null,
  look_at: null,
};

/** Returns the account page's summary of a stored subscription of 29.00 for each of three users. */
export function subscriptionOf(
  changes: Partial<SubscriptionRow> = {},
  sources: Partial<AccountSources> = {},
) {
  return accountSummary({
    account: {
      accountId: 'account-1',
      userId: 'user-1',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: '',
      companyName: '',
      role: 'owner',
      status: 'active',
      timeZone: 'UTC',
      provinceCode: null,
      assignedPlanId: null,
      createdAt: '2026-11-21T10:00:00.000Z',
    },
    subscription: { ...row, ...changes },
    lastPayment: paidByCard,
    catalogue: aCatalogue({
      plans: [aPlan({ id: 'team', name: 'Team', price: 2900 })],
      addons: [anAddon({ id: 'texting', name: 'Texting' })],
      ivrPlans: [anIvrPlan({ id: 'menu', name: 'Menu' })],
      discounts: [aDiscount({ id: 'friend', period: 3 })],
    }),
    now: new Date('2026-11-22T00:00:00Z'),
    ...sources,
  }).subscription;
}
