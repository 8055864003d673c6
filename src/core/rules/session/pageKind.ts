import type { SignupType } from '../../contract/generated/brand.ts';
import type {
  PageConfig,
  PageData,
  PaymentMethod,
  SessionInfo,
  SocialConfig,
} from '../../contract/generated/session.ts';
import { hasPairs } from '../prices/planPairs.ts';

/** The kinds of prices that the plans of a page can have. */
export interface PriceKind {
  /** Some plan is priced per user. */
  readonly byUser: boolean;
  /** Some plan includes minutes. */
  readonly byMinute: boolean;
  /** Some plan is charged yearly. */
  readonly yearly: boolean;
  /** Some price has a discount. */
  readonly discounted: boolean;
}

/**
 * The part of a page's data that selects which parts of the brand the page has. Those parts are
 * built once per brand and kind, so they must not read any other page data.
 */
export interface PageKind {
  readonly view: PageConfig['view'];
  readonly signupType: SignupType;
  /** The payment methods it offers; null for a page without payment. */
  readonly methods: readonly PaymentMethod[] | null;
  readonly social: Pick<SocialConfig, 'facebook' | 'fault' | 'google' | 'isKnown'>;
  readonly hasAddons: boolean;
  readonly hasIvrPlans: boolean;
  /** Whether some plans come as a pair, one per period. */
  readonly hasPairs: boolean;
  /** Which kinds of prices its plans have. */
  readonly prices: PriceKind;
  /** Whether French texts may have to be shown first. */
  readonly isFrenchFirst: boolean;
  /** Whether it shows an order that this session has placed. */
  readonly tellsOrder: boolean;
  /** Whether the offer is for one address only. */
  readonly isEmailFixed: boolean;
}

export function pageKind({ pageConfig, sessionInfo }: PageData): PageKind {
  const { facebook, fault, google, isKnown } = pageConfig.social;
  return {
    view: pageConfig.view,
    signupType: sessionInfo.signupType,
    methods: pageConfig.payment?.methods ?? null,
    social: { facebook, fault, google, ...(isKnown && { isKnown }) },
    hasAddons: sessionInfo.addons.length > 0,
    hasIvrPlans: sessionInfo.ivrPlans.length > 0,
    hasPairs: hasPairs(sessionInfo.plans),
    prices: priceKind(sessionInfo),
    isFrenchFirst: pageConfig.firstTitles !== undefined,
    tellsOrder: sessionInfo.placed !== undefined,
    isEmailFixed: sessionInfo.isEmailFixed ?? false,
  };
}

function priceKind({ discounts, plans }: Pick<SessionInfo, 'discounts' | 'plans'>): PriceKind {
  return {
    byUser: plans.some(({ billingType }) => billingType === 'USERS'),
    byMinute: plans.some(({ billingType }) => billingType === 'MINUTES'),
    yearly: plans.some(({ planPeriod }) => planPeriod === 'yearly'),
    discounted: discounts.length > 0,
  };
}
