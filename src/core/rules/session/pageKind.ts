import type { SignupType } from '../../contract/generated/brand.ts';
import type {
  PageConfig,
  PageData,
  PaymentMethod,
  SessionInfo,
  SocialConfig,
} from '../../contract/generated/session.ts';
import { hasPairs } from '../prices/planPairs.ts';

/** Which prices a page's plans can come to have. */
export interface PriceKind {
  /** Of a plan by its users. */
  readonly byUser: boolean;
  /** Of a plan with minutes. */
  readonly byMinute: boolean;
  /** Of a plan that is charged by the year. */
  readonly yearly: boolean;
  /** With a discount. */
  readonly discounted: boolean;
}

/**
 * What of a page's data decides which parts of its brand the page has. These parts are made once for all pages
 * of a brand and a kind, so they may read nothing else of a page's data.
 */
export interface PageKind {
  readonly view: PageConfig['view'];
  readonly signupType: SignupType;
  /** The ways to pay that it offers; null where it takes no payment. */
  readonly methods: readonly PaymentMethod[] | null;
  readonly social: Pick<SocialConfig, 'facebook' | 'fault' | 'google' | 'isKnown'>;
  readonly hasAddons: boolean;
  readonly hasIvrPlans: boolean;
  /** Whether plans come in pairs, one for each period. */
  readonly hasPairs: boolean;
  /** What the prices of its plans go by, of what not every plan has. */
  readonly prices: PriceKind;
  /** Whether French texts may have to be given first. */
  readonly isFrenchFirst: boolean;
  /** Whether it tells of an order that its session has placed. */
  readonly tellsOrder: boolean;
  /** Whether what is offered is for one address only. */
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
