import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { Plan } from '../../../core/contract/generated/catalogue.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { DealRow } from '../../storage/tables/LeadTables.ts';
import { demoLeadId } from './demoLeads.ts';

export type DemoDealKey = 'agreed' | 'discount' | 'personal' | 'account' | 'expired' | 'withdrawn';

/** A deal for trying out, with the sandbox on. */
export interface DemoDeal {
  readonly key: DemoDealKey;
  readonly terms: Partial<DealRow>;
}

export function demoDealId(brandId: string, key: DemoDealKey): string {
  return `demo-${brandId}-${key}`;
}

/**
 * A brand's demo deals: with its plan for admin access and its discount for deals if it has them,
 * one for a lead and one for its demo account, and two expired ones.
 */
export function demoDeals(
  { brand, catalogue }: Pick<BuiltBrand, 'brand' | 'catalogue'>,
  accountId: string | null,
): readonly DemoDeal[] {
  const sold = catalogue.plans.filter((plan) => isPaidFor(brand, plan));
  const agreed = sold.find(({ access }) => access === 'admin');
  const discount = catalogue.discounts.find(({ discountType }) => discountType === 'deal');
  const plan_id = (agreed ?? sold.at(-1))?.id ?? null;
  return [
    ...(agreed ? [{ key: 'agreed', terms: { plan_id: agreed.id } } as const] : []),
    ...(discount ? [{ key: 'discount', terms: { discount_id: discount.id } } as const] : []),
    { key: 'personal', terms: { plan_id, lead_id: demoLeadId(brand.id, 'regular') } },
    ...(accountId ? [{ key: 'account', terms: { plan_id, account_id: accountId } } as const] : []),
    { key: 'expired', terms: { plan_id, expires_at: '2026-01-01T00:00:00.000Z' } },
    { key: 'withdrawn', terms: { plan_id: 'sold-no-more' } },
  ];
}

function isPaidFor({ signupTypes }: BuiltBrand['brand'], plan: Plan): boolean {
  return plan.signupTypes.some(
    (type) => signupTypes.offered.includes(type) && SIGNUP_TYPES[type].needsPayment,
  );
}
