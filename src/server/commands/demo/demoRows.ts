import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { recordOf } from '../../../core/fields/fieldRecords.ts';
import { FIELD_NAMES, type FieldName } from '../../../core/fields/fields.ts';
import { discountsHad } from '../../../core/rules/eligibility/discountsHad.ts';
import { plansOffered } from '../../../core/rules/eligibility/plansOffered.ts';
import { discountOnPlan } from '../../../core/rules/prices/discountOnPlan.ts';
import { priceOrder } from '../../../core/rules/prices/priceOrder.ts';
import { taxRate } from '../../../core/rules/prices/taxRate.ts';
import { trialEnd } from '../../../core/rules/renewals/trialEnd.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { subscriptionRow } from '../../orders/prepare/subscriptionRow.ts';
import type { FieldValueRow } from '../../storage/tables/AnswerTables.ts';
import type { AccountRow, SubscriptionRow } from '../../storage/tables/Tables.ts';

export interface DemoSources {
  readonly built: BuiltBrand;
  readonly accountId: string;
  readonly now: Date;
}

/** The province of a demo account, where its brand asks for one. */
const PROVINCE = 'ON';

export function demoAccountRow({ accountId, built, now }: DemoSources): AccountRow {
  const { brand, catalogue } = built;
  // Only learning brands have a plan by agreement, so that both kinds of upgrade can be tried.
  const agreed = catalogue.plans.find(({ access }) => access === 'admin');
  return {
    id: accountId,
    brand_id: brand.id,
    status: 'active',
    company_name: 'Harbour Bakery',
    country_code: brand.market === 'UK' ? '44' : '1',
    phone: '',
    province_code: brand.province.on ? PROVINCE : null,
    time_zone: 'UTC',
    assigned_plan_id: brand.category === 'learning' ? (agreed?.id ?? null) : null,
    created_at: now.toISOString(),
    activated_at: now.toISOString(),
  };
}

/** A sample value for every field without a column of its own. */
export function demoFieldValues({ accountId, built, now }: DemoSources): readonly FieldValueRow[] {
  const isRow = (name: FieldName) => recordOf(name).stored.in === 'value';
  return FIELD_NAMES.filter(isRow).map((field) => ({
    brand_id: built.brand.id,
    account_id: accountId,
    field,
    value: recordOf(field).samples.valid,
    created_at: now.toISOString(),
  }));
}

/**
 * Returns a subscription without a payment: a free plan, or a trial without a card. Returns null
 * when the brand has neither.
 */
export function demoSubscriptionRow(sources: DemoSources, id: string): SubscriptionRow | null {
  const { accountId, built, now } = sources;
  const { brand, catalogue } = built;
  const type = brand.signupTypes.offered.find((offered) => !SIGNUP_TYPES[offered].needsPayment);
  const plan = type === undefined ? undefined : plansOffered(catalogue, type)[0];
  if (type === undefined || plan === undefined) return null;
  const quantity = plan.numberOfUsers.initial;
  const discounts = discountsHad(catalogue.discounts, '');
  const discount = discountOnPlan(discounts, plan.id);
  const rate = taxRate(brand.tax, brand.province.on ? PROVINCE : '');
  const prices = priceOrder({
    plan,
    users: quantity,
    extras: [],
    discounts,
    taxRate: rate,
    setUpFeeWaived: brand.plans.setUpFeeWaived,
    signupType: type,
  });
  return subscriptionRow({
    id,
    accountId,
    dealId: null,
    brand,
    order: { plan, quantity, addonIds: [], ivrId: null, discount, taxRate: rate, prices },
    signupType: type,
    now,
    trialEndsAt: SIGNUP_TYPES[type].isTrial ? trialEnd(now, brand.freeTrial) : null,
  });
}
