// Generated from schemas/catalogue.schema.json by npm run generate.

/**
 * The products of one or more brands. Prices are whole numbers of minor units (cents, pence) in the catalogue's currency.
 */
export interface Catalogue {
  /**
   * This schema's address, so that an editor completes and explains the file.
   */
  $schema?: string;
  /**
   * Equal to the file's name without .json.
   */
  id: string;
  /**
   * The currency of every price here.
   */
  currency: 'USD' | 'CAD' | 'GBP';
  /**
   * The plans, in the order shown.
   *
   * @minItems 1
   */
  plans: Plan[];
  /**
   * Extras. Only active ones with access 'user' are offered.
   */
  addons: Addon[];
  /**
   * Phone-menu plans.
   */
  ivrPlans: IvrPlan[];
  /**
   * Discounts that a visitor, lead or deal can carry.
   */
  discounts: Discount[];
  /**
   * Amounts in minor units that are intended although they look like dollars or pounds. The check reports all others.
   */
  meantAmounts?: number[];
  /**
   * The words of plans and extras in other languages, by language tag.
   */
  translations?: {
    [k: string]: CatalogueWords;
  };
}
/**
 * The words of plans and extras in one language, each by its id.
 */
export interface CatalogueWords {
  /**
   * Plans by their id.
   */
  plans?: {
    [k: string]: PlanWords;
  };
  /**
   * Add-ons by their id.
   */
  addons?: {
    [k: string]: ItemWords;
  };
  /**
   * Phone-menu plans by their id.
   */
  ivrPlans?: {
    [k: string]: ItemWords;
  };
  /**
   * Discounts by their id.
   */
  discounts?: {
    [k: string]: DiscountWords;
  };
  /**
   * The words that are the same in this language and in the default one, by their key, such as plans.solo.name.
   */
  same?: string[];
}
/**
 * A plan's words.
 */
export interface PlanWords {
  /**
   * The name shown.
   */
  name?: string;
  /**
   * One sentence about the customers it is meant for.
   */
  description?: string;
  /**
   * A word on the plan's card.
   */
  badge?: string;
  /**
   * The plan's features, one line each: as many as the plan lists, in its order.
   */
  features?: string[];
}
/**
 * An extra's words.
 */
export interface ItemWords {
  /**
   * The name shown.
   */
  name?: string;
  /**
   * One sentence.
   */
  description?: string;
}
/**
 * A discount's words.
 */
export interface DiscountWords {
  /**
   * The name shown on its row.
   */
  name?: string;
}
/**
 * One plan.
 */
export interface Plan {
  /**
   * The plan's id: planId in the query.
   */
  id: string;
  /**
   * The name shown.
   */
  name: string;
  /**
   * One sentence about the customers it is meant for.
   */
  description: string;
  /**
   * Price per period (and per user, if billed by users), in minor units.
   */
  price: number;
  /**
   * How often it is charged.
   */
  planPeriod: 'monthly' | 'yearly';
  /**
   * On a yearly plan: the id of the same plan charged by the month. Both are then one offer, with a switch above the plans that shows the saving of a year.
   */
  yearlyOf?: string;
  /**
   * USERS is charged for each user, FLAT once, MINUTES once with minutes included.
   */
  billingType: 'USERS' | 'FLAT' | 'MINUTES';
  /**
   * Minutes included per month. Needed with MINUTES.
   */
  minutes?: number;
  /**
   * Price of an additional minute, in minor units. Needed with MINUTES.
   */
  overage?: number;
  /**
   * How many users may be chosen.
   */
  numberOfUsers: {
    /**
     * The fewest.
     */
    min: number;
    /**
     * The most.
     */
    max: number;
    /**
     * Selected at the start.
     */
    initial: number;
  };
  /**
   * Charged once at the start, in minor units; 0 for none.
   */
  setUpFee: number;
  /**
   * 'user' is offered to visitors. 'admin' requires a deal or an account, and has a flat price.
   */
  access: 'user' | 'admin';
  /**
   * Whether the plan is subject to HIPAA, and shows those terms.
   */
  isHIPAA: boolean;
  /**
   * The sign-up types that may choose it.
   */
  signupTypes: ('paid' | 'free' | 'noCardSignup' | 'freeTrial' | 'answeringService')[];
  /**
   * The billing system's id of the plan's trial.
   */
  freeTrialPlanId?: string;
  /**
   * A word on the plan's card, such as 'Most popular'.
   */
  badge?: string;
  /**
   * The plan's features, one line each.
   */
  features: string[];
}
/**
 * An extra.
 */
export interface Addon {
  /**
   * The add-on's id.
   */
  id: string;
  /**
   * The name shown.
   */
  name: string;
  /**
   * One sentence.
   */
  description: string;
  /**
   * Price per period, in minor units.
   */
  price: number;
  /**
   * Only 'active' ones are offered.
   */
  status: 'active' | 'inactive' | 'retired';
  /**
   * 'user' is offered to visitors. 'admin' requires a deal or an account, and has a flat price.
   */
  access: 'user' | 'admin';
}
/**
 * A phone-menu plan.
 */
export interface IvrPlan {
  /**
   * The IVR plan's id.
   */
  id: string;
  /**
   * The name shown.
   */
  name: string;
  /**
   * One sentence.
   */
  description: string;
  /**
   * Price per period, in minor units.
   */
  price: number;
  /**
   * 'user' is offered to visitors. 'admin' requires a deal or an account, and has a flat price.
   */
  access: 'user' | 'admin';
}
/**
 * A discount.
 */
export interface Discount {
  /**
   * The discount's id.
   */
  id: string;
  /**
   * The name shown on its row.
   */
  name: string;
  /**
   * Who is eligible: every visitor ('promotion'), visitors by referral, or only by a deal.
   */
  discountType: 'referral' | 'promotion' | 'deal';
  /**
   * Whether rate is a percentage rather than an amount.
   */
  percentage: boolean;
  /**
   * Percent (at most two decimals), or an amount in minor units.
   */
  rate: number;
  /**
   * Whether it applies to the first charge only.
   */
  oneTime: boolean;
  /**
   * For how many months it applies when not one-time. A yearly charge is discounted for that share of the year, such as 3 of 12 months.
   */
  period: number;
  /**
   * Plans that it does not apply to, by id.
   */
  restrictedDiscountPlans: string[];
}
