import type { BuiltBrand, TermsReference } from '../../../core/contract/builtBrand.ts';
import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../../core/contract/generated/calls.ts';
import type { Catalogue, Discount, Plan } from '../../../core/contract/generated/catalogue.ts';
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
import { type OrderPrices, priceOrder } from '../../../core/rules/prices/priceOrder.ts';
import { taxRate } from '../../../core/rules/prices/taxRate.ts';
import { CallError } from '../../errors/CallError.ts';

/** A text that was agreed to. */
export interface Agreement {
  readonly kind: 'terms' | 'hipaaTerms' | 'privacy';
  readonly text: TermsReference;
  /** The French one that was given before, where the law asks for it. */
  readonly first?: TermsReference;
}

/** What is signed up for, as the server reads and prices it. */
export interface CheckedOrder {
  readonly plan: Plan;
  readonly quantity: number;
  readonly addonIds: readonly string[];
  readonly ivrId: string | null;
  readonly discount: Discount | null;
  /** Percent; 0 where the brand adds no tax. */
  readonly taxRate: number;
  readonly prices: OrderPrices;
  readonly agreements: readonly Agreement[];
}

/** What the visitor saw and agreed to. */
export interface SeenOrder
  extends Pick<
    SignupRequest['formState'],
    | 'agreed'
    | 'dueToday'
    | 'privacyHash'
    | 'termsHash'
    | 'hipaaTermsHash'
    | 'firstTermsHash'
    | 'firstPrivacyHash'
  > {
  /** Null where nothing is paid and no price was shown. */
  readonly totalAmount: number | null;
}

/** What a sign-up or an upgrade asks for. */
export interface AskedOrder {
  readonly type: SignupType;
  /** Null where it names none that is offered here. */
  readonly plan: Plan | null;
  readonly users: number | undefined;
  readonly addonIds: readonly string[] | undefined;
  readonly ivrId: string | undefined;
  /** Those that the visitor has, in the catalogue's order. */
  readonly discounts: readonly Discount[];
  readonly provinceCode: string;
  readonly setUpFeeWaived: boolean;
  readonly isPaidFor: boolean;
  /** What was seen and agreed to. */
  readonly seen: SeenOrder;
  /** The French texts, which some have to be given first; null where the page is in French, or none is offered. */
  readonly frenchTerms: BuiltBrand['terms'] | null;
}

/**
 * Checks a sign-up's order: that its plan is offered to anybody, or agreed by the deal, and all that
 * checkAsked checks. Throws CallError otherwise.
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
 * Checks that all that is ordered is offered, that the prices are what was seen, and that the texts of
 * today were agreed to. Throws CallError otherwise.
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
  assertPriceSeen(prices, asked.seen, asked.isPaidFor);
  return {
    plan,
    quantity,
    addonIds,
    ivrId,
    discount: discountOnPlan(discounts, plan.id),
    taxRate: rate,
    prices,
    agreements: agreements(built, plan, asked),
  };
}

/** What is charged was seen: the total of each period and, with a payment, what is due today. */
function assertPriceSeen(
  { dueToday, totalAmount }: OrderPrices,
  seen: AskedOrder['seen'],
  isPaidFor: boolean,
): void {
  const isSeen = seen.dueToday === undefined ? !isPaidFor : seen.dueToday === dueToday;
  if (isSeen && (seen.totalAmount ?? totalAmount) === totalAmount) return;
  throw new CallError({ code: 'PRICE_CHANGED', totalAmount, dueToday });
}

/** The add-ons, each named once, and the IVR plan of an order: all must be offered. */
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

/** What a call says of the texts. */
const AGREED = [
  'termsHash',
  'privacyHash',
  'hipaaTermsHash',
  'firstTermsHash',
  'firstPrivacyHash',
] as const satisfies readonly (keyof AgreedHashes)[];

/** What was agreed to, each text for itself. Throws CallError unless it is what the plan asks for. */
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
