import type { BuiltBrand, TermsReference } from '../../core/contract/builtBrand.ts';
import type { SignupType } from '../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../core/contract/generated/calls.ts';
import type { Plan } from '../../core/contract/generated/catalogue.ts';
import { plansOffered } from '../../core/rules/eligibility/plansOffered.ts';
import { allowedUsers } from '../../core/rules/prices/planLine.ts';
import { type OrderPrices, priceOrder } from '../../core/rules/prices/priceOrder.ts';
import { taxRate } from '../../core/rules/prices/taxRate.ts';
import { CallError } from '../errors/CallError.ts';

/** A text that was agreed to. */
export interface Agreement {
  readonly kind: 'terms' | 'hipaaTerms' | 'privacy';
  readonly text: TermsReference;
}

/** What is signed up for, as the server reads and prices it. */
export interface CheckedOrder {
  readonly plan: Plan;
  readonly quantity: number;
  readonly prices: OrderPrices;
  readonly agreements: readonly Agreement[];
}

/**
 * Checks that the plan is offered, that the total is what the visitor saw, and that they agreed to
 * the texts of today. Throws CallError otherwise. Serves Specification 6.0.3 and 9.0.4.
 */
export function checkOrder(
  built: BuiltBrand,
  type: SignupType,
  request: SignupRequest,
): CheckedOrder {
  const { formState, leadInfo, paymentRequest } = request;
  const { brand, catalogue } = built;
  const [selected] = paymentRequest.selectedPlans;
  const plan = plansOffered(catalogue, type).find((offered) => offered.id === selected?.planId);
  if (plan === undefined || !brand.signupTypes.offered.includes(type)) {
    throw new CallError({ code: 'PLAN_NOT_OFFERED' });
  }
  const quantity = allowedUsers(plan, selected?.noOfUsers ?? plan.numberOfUsers.initial);
  const prices = priceOrder({
    plan,
    users: quantity,
    extras: [],
    discount: null,
    taxRate: taxRate(brand.tax, leadInfo.provinceCode ?? ''),
    setUpFeeWaived: brand.plans.setUpFeeWaived,
    signupType: type,
  });
  if (prices.totalAmount !== formState.totalAmount) {
    throw new CallError({ code: 'PRICE_CHANGED', totalAmount: prices.totalAmount });
  }
  return { plan, quantity, prices, agreements: agreed(built, plan, formState) };
}

/** A plan under HIPAA has terms of its own. Serves Specification 2.3.6. */
function agreed(
  { terms }: BuiltBrand,
  plan: Plan,
  formState: SignupRequest['formState'],
): readonly Agreement[] {
  const hipaa = plan.isHIPAA ? terms.hipaaTerms : null;
  const main: Agreement =
    hipaa === null ? { kind: 'terms', text: terms.terms } : { kind: 'hipaaTerms', text: hipaa };
  const { agreed: isAgreed, privacyHash, termsHash } = formState;
  if (!isAgreed || termsHash !== main.text.hash || privacyHash !== terms.privacy.hash) {
    throw new CallError({ code: 'TERMS_NOT_AGREED' });
  }
  return [main, { kind: 'privacy', text: terms.privacy }];
}
