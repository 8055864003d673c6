import type { Brand, SignupType } from '../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../core/contract/generated/calls.ts';
import type { CheckedOrder } from '../commands/checkOrder.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import type { LeadRow, SubscriptionRow, UserRow } from './Tables.ts';

/** All that a sign-up's rows are made from. */
export interface SignUpRows {
  readonly accountId: string;
  readonly userId: string;
  readonly subscriptionId: string;
  readonly leadId: string;
  readonly brand: Brand;
  readonly session: VisitorSession;
  readonly origin: string;
  readonly now: Date;
  readonly status: 'pending' | 'active';
  readonly type: SignupType;
  readonly request: SignupRequest;
  readonly order: CheckedOrder;
  readonly passwordHash: string;
  readonly trialEndsAt: Date | null;
}

/** The account's first user, its owner. */
export function userRow(rows: SignUpRows, emailKey: string): UserRow {
  const { leadInfo } = rows.request;
  return {
    id: rows.userId,
    account_id: rows.accountId,
    brand_id: rows.brand.id,
    email: leadInfo.email.trim(),
    email_key: emailKey,
    first_name: leadInfo.firstName.trim(),
    last_name: leadInfo.lastName.trim(),
    password_hash: rows.passwordHash,
    role: 'owner',
    auth_type: 'REGULAR',
    created_at: rows.now.toISOString(),
  };
}

/** What was signed up for, priced by the server. */
export function subscriptionRow(rows: SignUpRows): SubscriptionRow {
  const { addonIds, discount, ivrId, plan, prices, quantity, taxRate } = rows.order;
  return {
    id: rows.subscriptionId,
    account_id: rows.accountId,
    catalogue_id: rows.brand.plans.catalogue,
    plan_id: plan.id,
    signup_type: rows.type,
    quantity,
    addon_ids: JSON.stringify(addonIds),
    ivr_id: ivrId,
    discount_id: discount?.id ?? null,
    tax_percentage: taxRate,
    currency: rows.brand.currency,
    recurring_amount: prices.totalAmount,
    full_amount: prices.fullAmount,
    due_today_amount: prices.dueToday,
    status: rows.trialEndsAt === null ? 'active' : 'trial',
    trial_ends_at: rows.trialEndsAt?.toISOString() ?? null,
    created_at: rows.now.toISOString(),
  };
}

/** Where the sign-up came from. Serves Specification 3.3.1. */
export function leadRow(rows: SignUpRows): LeadRow {
  const { formState, leadInfo } = rows.request;
  return {
    id: rows.leadId,
    brand_id: rows.brand.id,
    session_id: rows.session.id,
    account_id: rows.accountId,
    auth_type: 'REGULAR',
    first_name: leadInfo.firstName.trim(),
    last_name: leadInfo.lastName.trim(),
    email: leadInfo.email.trim(),
    phone: leadInfo.phone,
    country_code: leadInfo.countryCode,
    company_name: leadInfo.companyName.trim(),
    province_code: leadInfo.provinceCode ?? null,
    utm_source: formState.utmSource,
    signup_type: rows.type,
    plan_id: rows.order.plan.id,
    created_at: rows.now.toISOString(),
  };
}
