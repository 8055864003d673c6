import type { Order } from '../../../src/server/orders/Order.ts';
import type { PreparedSignUp } from '../../../src/server/orders/PreparedOrder.ts';
import { aBillingOrder } from '../../factories/payments/fakeBilling.ts';
import type { ProcessDeps } from './ServerProcess.ts';

const PERSON = { first_name: 'Ada', last_name: 'Lovelace', auth_type: 'REGULAR' } as const;
const PLACE = {
  company_name: 'Engines',
  country_code: '1',
  phone: '2015550123',
  province_code: null,
} as const;

/** The rows of a sign-up, as few and small as the tables allow. */
export function preparedSignUp(order: Order, { clock, newId }: ProcessDeps): PreparedSignUp {
  const created_at = clock().toISOString();
  const [accountId, userId, subscriptionId] = [newId(), newId(), newId()];
  const { brandId: brand_id, signupType: signup_type } = order;
  const { email } = order.customer;
  const { amount, currency } = order.amount;
  return {
    kind: 'signUp',
    origin: 'http://slotbook.localhost:4000',
    receipt: null,
    billing: order.instrument === null ? null : aBillingOrder(),
    record: {
      account: {
        id: accountId,
        brand_id,
        status: 'active',
        ...PLACE,
        time_zone: 'Europe/London',
        assigned_plan_id: null,
        created_at,
        activated_at: created_at,
      },
      user: {
        id: userId,
        account_id: accountId,
        brand_id,
        ...PERSON,
        email,
        email_key: email,
        language: null,
        password_hash: 'hash',
        role: 'owner',
        created_at,
      },
      subscription: {
        id: subscriptionId,
        account_id: accountId,
        catalogue_id: 'catalogue',
        plan_id: 'starter',
        plan_name: null,
        plan_period: null,
        signup_type,
        quantity: 1,
        addon_ids: '[]',
        ivr_id: null,
        discount_id: null,
        deal_id: null,
        tax_percentage: 0,
        currency,
        recurring_amount: amount,
        full_amount: amount,
        first_charge_amount: amount,
        billing_id: null,
        due_today_amount: amount,
        status: 'active',
        trial_minutes: null,
        trial_ends_at: null,
        discounted_charges: null,
        trial_notice_at: null,
        ended_at: null,
        created_at,
      },
      lead: {
        id: newId(),
        brand_id,
        session_id: order.session.id,
        account_id: accountId,
        known_lead_id: null,
        ...PERSON,
        ...PLACE,
        email,
        utm_source: 'Direct',
        signup_type,
        plan_id: 'starter',
        subject: null,
        email_verified: 0,
        created_at,
      },
      identity: null,
      consents: [],
    },
    answer: {
      status: true,
      success: true,
      message: 'SIGNED_UP',
      data: {
        accountId,
        userId,
        planId: 'starter',
        quantity: 1,
        completion: 'activeAccount',
        redirectUrl: null,
      },
    },
  };
}
