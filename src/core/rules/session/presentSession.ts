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

/** All that a page's session information is made from. */
export interface SessionSources {
  readonly brand: Pick<Brand, 'id' | 'name' | 'category'>;
  readonly catalogue: Catalogue;
  /** Those that can be chosen; the sign-up type's unless given. */
  readonly plans?: readonly Plan[];
  /** Those the visitor has; the link's unless given. */
  readonly discounts?: readonly Discount[];
  readonly signupType: SignupType;
  /** The plan named by the query; ignored unless it is offered. */
  readonly planId: string | null;
  /** Chosen at the start, where no link names another. */
  readonly startPlanId?: string | null;
  /** What an account has already. */
  readonly start?: OrderStart | null;
  readonly lead: Lead | null;
  /** What the link brought, sealed; null where it brought nothing. */
  readonly linkToken?: string | null;
  readonly account: AccountSummary | null;
  readonly prefill: Prefill;
  /** What the link fills in of the brand's own questions. */
  readonly answers?: SessionInfo['answers'];
  /** Whether the deal is for the address that is filled in, and for no other. */
  readonly isEmailFixed?: boolean;
  readonly utmSource: string;
  /** What the session has ordered, where its pages tell of it. */
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

/** What an account has, without what is offered no more. */
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

/** A discount without the ids of plans that nobody can choose here. */
function presentDiscount(discount: Discount, plans: readonly Plan[]): Discount {
  const isOffered = (id: string) => plans.some((plan) => plan.id === id);
  return {
    ...discount,
    restrictedDiscountPlans: discount.restrictedDiscountPlans.filter(isOffered),
  };
}

/** What a page may know of its visitor: plans of access 'user' unless one was agreed, and the discounts had. */
export function presentSession(sources: SessionSources): SessionInfo {
  const { brand, catalogue, signupType } = sources;
  const plans = [...(sources.plans ?? plansOffered(catalogue, signupType))];
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
