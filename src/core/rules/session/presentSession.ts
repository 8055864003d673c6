import type { Brand, SignupType } from '../../contract/generated/brand.ts';
import type { Catalogue, Discount, Plan } from '../../contract/generated/catalogue.ts';
import type {
  AccountSummary,
  Lead,
  OrderStart,
  PlacedOrder,
  Prefill,
  SessionInfo,
} from '../../contract/generated/session.ts';
import { discountsHad } from '../eligibility/discountsHad.ts';
import { addonsOffered, ivrPlansOffered, plansOffered } from '../eligibility/plansOffered.ts';
import { presentAccount } from './presentAccount.ts';

/** Everything from which a page's session information is made. */
export interface SessionSources {
  readonly brand: Pick<Brand, 'id' | 'name' | 'category'>;
  readonly catalogue: Catalogue;
  /** The plans to choose from; by default those of the sign-up type. */
  readonly plans?: readonly Plan[];
  /** The visitor's discounts; by default those of the link. */
  readonly discounts?: readonly Discount[];
  readonly signupType: SignupType;
  /** The plan in the query; ignored unless it is offered. */
  readonly planId: string | null;
  /** The plan selected at the start when the link names none. */
  readonly startPlanId?: string | null;
  /** What the account has already. */
  readonly start?: OrderStart | null;
  readonly lead: Lead | null;
  /** The link's data, sealed; null when it has none. */
  readonly linkToken?: string | null;
  readonly account: AccountSummary | null;
  readonly prefill: Prefill;
  /** The answers to the brand's questions that the link fills in. */
  readonly answers?: SessionInfo['answers'];
  /** Whether the deal is only for the prefilled address. */
  readonly isEmailFixed?: boolean;
  readonly utmSource: string;
  /** The order that the session has placed, for pages that show it. */
  readonly placed?: PlacedOrder | null;
}

function presentLead(lead: Lead): Lead {
  const { id, authorized, authType, firstName, lastName, email, phone, countryCode } = lead;
  const { companyName, provinceCode } = lead;
  return {
    id,
    authorized,
    authType,
    firstName,
    lastName,
    email,
    phone,
    countryCode,
    companyName,
    ...(provinceCode !== undefined && { provinceCode }),
  };
}

/** Removes from an account's choices what is no longer offered. */
function offeredOf(
  { users, addonIds, ivrId }: OrderStart,
  addons: readonly { readonly id: string }[],
  ivrPlans: readonly { readonly id: string }[],
): OrderStart {
  return {
    users,
    addonIds: addonIds.filter((id) => addons.some((addon) => addon.id === id)),
    ivrId: ivrPlans.some((plan) => plan.id === ivrId) ? ivrId : null,
  };
}

/** Removes the price of further minutes that cost nothing: the page would tell '$0.00 for each'. */
function presentPlan(plan: Plan): Plan {
  const { overage, ...others } = plan;
  return overage === 0 ? others : plan;
}

/** Removes from a discount the ids of plans that this page does not offer. */
function presentDiscount(discount: Discount, plans: readonly Plan[]): Discount {
  const isOffered = (id: string) => plans.some((plan) => plan.id === id);
  return {
    ...discount,
    restrictedDiscountPlans: discount.restrictedDiscountPlans.filter(isOffered),
  };
}

/**
 * Returns what a page may know of its visitor: plans with access 'user' or from a deal, and the
 * visitor's discounts.
 */
export function presentSession(sources: SessionSources): SessionInfo {
  const { brand, catalogue, signupType } = sources;
  const plans = (sources.plans ?? plansOffered(catalogue, signupType)).map(presentPlan);
  const linked = plans.find((plan) => plan.id === sources.planId);
  const start = plans.find((plan) => plan.id === sources.startPlanId);
  const selected = linked ?? start ?? plans[0];
  const discounts = sources.discounts ?? discountsHad(catalogue.discounts, sources.utmSource);
  const addons = addonsOffered(catalogue, signupType);
  const ivrPlans = ivrPlansOffered(catalogue, signupType);
  return {
    brand: { id: brand.id, name: brand.name, category: brand.category },
    signupType,
    plans,
    addons,
    ivrPlans,
    discounts: discounts.map((discount) => presentDiscount(discount, plans)),
    selectedPlanId: selected?.id ?? null,
    isPlanFromLink: linked !== undefined,
    ...(sources.start && { start: offeredOf(sources.start, addons, ivrPlans) }),
    lead: sources.lead && presentLead(sources.lead),
    account: sources.account && presentAccount(sources.account),
    prefill: sources.prefill,
    ...(sources.answers && { answers: sources.answers }),
    ...(sources.isEmailFixed && { isEmailFixed: true }),
    utmSource: sources.utmSource,
    ...(sources.linkToken && { linkToken: sources.linkToken }),
    ...(sources.placed && { placed: sources.placed }),
  };
}
