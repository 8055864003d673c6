import type { BuiltBrand, TermsReference } from '../../../core/contract/builtBrand.ts';
import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../../core/contract/generated/calls.ts';
import type { Catalogue, Discount, Plan } from '../../../core/contract/generated/catalogue.ts';
import type { PricedOrder } from '../../../core/mails/receipt/receiptOf.ts';
import { type AgreedHashes, agreedHashes } from '../../../core/rules/agreement/agreedHashes.ts';
import { FRENCH_FIRST_IN } from '../../../core/rules/agreement/frenchFirst.ts';
import {
  type DealTerms,
  discountsWithDeal,
  plansWithDeal,
} from '../../../core/rules/deals/dealTerms.ts';
import { discountsHad } from '../../../core/rules/eligibility/discountsHad.ts';
import {
  addonsOffered,
  ivrPlansOffered,
  plansOffered,
} from '../../../core/rules/eligibility/plansOffered.ts';
import { discountOnPlan } from '../../../core/rules/prices/discountOnPlan.ts';
import { allowedUsers } from '../../../core/rules/prices/planLine.ts';
import { priceOrder } from '../../../core/rules/prices/priceOrder.ts';
import { taxRate } from '../../../core/rules/prices/taxRate.ts';
import { CallError } from '../../errors/CallError.ts';
import { assertLaterSeen, assertPriceSeen, type SeenOrder } from './seenOrder.ts';

/** A text that the visitor agreed to. */
export interface Agreement {
  readonly kind: 'terms' | 'hipaaTerms' | 'privacy';
  readonly text: TermsReference;
  /** The French text that was shown before, where the law requires it. */
  readonly first?: TermsReference;
}

/** The order as the server checks and prices it. */
export interface CheckedOrder extends PricedOrder {
  readonly agreements: readonly Agreement[];
}

/** What a sign-up or an upgrade requests. */
export interface AskedOrder {
  readonly type: SignupType;
  /** Null when the requested plan is not offered here. */
  readonly plan: Plan | null;
  readonly users: number | undefined;
  readonly addonIds: readonly string[] | undefined;
  readonly ivrId: string | undefined;
  /** The visitor's discounts, in the catalogue's order. */
  readonly discounts: readonly Discount[];
  readonly provinceCode: string;
  readonly setUpFeeWaived: boolean;
  readonly isPaidFor: boolean;
  /** What the visitor saw and agreed to. */
  readonly seen: SeenOrder;
  /**
   * The French texts, some of which have to be shown first; null when the page is in French, or the
   * brand does not offer it.
   */
  readonly frenchTerms: BuiltBrand['terms'] | null;
}

/**
 * Checks a sign-up's order: its plan is offered to everyone, or agreed by the deal, and checkAsked
 * accepts the rest. Throws CallError otherwise.
 */
export function checkOrder(
  built: BuiltBrand,
  {
    deal,
    frenchTerms,
    type,
  }: Pick<AskedOrder, 'frenchTerms' | 'type'> & {
    readonly deal: DealTerms | null;
  },
  { formState, leadInfo, paymentRequest }: SignupRequest,
): CheckedOrder {
  const { brand, catalogue } = built;
  const { addonIds, ivrId, payment, selectedPlans } = paymentRequest;
  const [selected] = selectedPlans;
  const isOffered = brand.signupTypes.offered.includes(type);
  const agreed = deal?.plan?.signupTypes.includes(type) ? deal : null;
  const plans = plansWithDeal(agreed, plansOffered(catalogue, type));
  const plan = plans.find((offered) => offered.id === selected?.planId);
  return checkAsked(built, {
    type,
    plan: (isOffered ? plan : null) ?? null,
    users: selected?.noOfUsers,
    addonIds,
    ivrId,
    discounts: discountsWithDeal(deal, discountsHad(catalogue.discounts, formState.utmSource)),
    provinceCode: leadInfo.provinceCode ?? '',
    setUpFeeWaived: brand.plans.setUpFeeWaived,
    isPaidFor: payment !== undefined,
    seen: formState,
    frenchTerms,
  });
}

/**
 * Checks that everything ordered is offered, that the prices are those the visitor saw, and that
 * they agreed to the current texts. Throws CallError otherwise.
 */
export function checkAsked(built: BuiltBrand, asked: AskedOrder): CheckedOrder {
  const { brand, catalogue } = built;
  const { discounts, ivrId = null, plan, type } = asked;
  const addonIds = [...new Set(asked.addonIds)];
  if (plan === null) throw new CallError({ code: 'PLAN_NOT_OFFERED' });
  const quantity = allowedUsers(plan, asked.users ?? plan.numberOfUsers.initial);
  const rate = taxRate(brand.tax, asked.provinceCode);
  const prices = priceOrder({
    plan,
    users: quantity,
    extras: extrasOf(catalogue, type, addonIds, ivrId),
    discounts,
    taxRate: rate,
    setUpFeeWaived: asked.setUpFeeWaived,
    signupType: type,
  });
  assertPriceSeen(prices, asked);
  const discount = discountOnPlan(discounts, plan.id);
  assertLaterSeen({ brand, discount, plan, prices }, asked);
  return {
    plan,
    quantity,
    addonIds,
    ivrId,
    discount,
    taxRate: rate,
    prices,
    agreements: agreements(built, plan, asked),
  };
}

/** Returns the add-ons, without duplicates, and the IVR plan of an order. All must be offered. */
function extrasOf(
  catalogue: Catalogue,
  type: SignupType,
  addonIds: readonly string[],
  ivrId: string | null,
): readonly { readonly price: number }[] {
  const addons = addonsOffered(catalogue, type).filter(({ id }) => addonIds.includes(id));
  const ivrPlans = ivrPlansOffered(catalogue, type).filter(({ id }) => id === ivrId);
  const asked = addonIds.length + (ivrId === null ? 0 : 1);
  if (addons.length + ivrPlans.length !== asked) throw new CallError({ code: 'EXTRA_NOT_OFFERED' });
  return [...addons, ...ivrPlans];
}

/** The call's properties for each text. */
const AGREED = [
  'termsHash',
  'privacyHash',
  'hipaaTermsHash',
  'firstTermsHash',
  'firstPrivacyHash',
] as const satisfies readonly (keyof AgreedHashes)[];

/**
 * Returns what the visitor agreed to, text by text. Throws CallError unless it is what the plan
 * requires.
 */
function agreements(
  { terms }: BuiltBrand,
  plan: Plan,
  { frenchTerms, provinceCode, seen }: AskedOrder,
): readonly Agreement[] {
  const first = provinceCode === FRENCH_FIRST_IN ? frenchTerms : null;
  const texts = first ? { ...terms, firstTerms: first.terms, firstPrivacy: first.privacy } : terms;
  const asked = agreedHashes(texts, plan.isHIPAA, first !== null);
  const isSame = AGREED.every((name) => seen[name] === asked[name]);
  if (!seen.agreed || !isSame) throw new CallError({ code: 'TERMS_NOT_AGREED' });
  const hipaaTerms = plan.isHIPAA ? terms.hipaaTerms : null;
  return [
    { kind: 'terms', text: terms.terms, ...(first && { first: first.terms }) },
    ...(hipaaTerms === null ? [] : [{ kind: 'hipaaTerms', text: hipaaTerms } as const]),
    { kind: 'privacy', text: terms.privacy, ...(first && { first: first.privacy }) },
  ];
}
