// Generated from schemas/session.schema.json by npm run generate.
import type { SignupType } from './brand.ts';
import type { Addon, Discount, IvrPlan, Plan } from './catalogue.ts';
import type { OrderSummary, PaidWith, SocialPlan } from './calls.ts';

/**
 * Why the page could not be shown as requested; null when it could. Element error-info. The message is a code or free text from the server, never from the query.
 */
export type ErrorInfo = {
  message: string;
  /**
   * Whether an account's upgrade could not be shown, which has its own texts.
   */
  isUpgrade?: boolean;
  /**
   * The seconds after which the page can be requested again, if the server knows it.
   */
  retryAfter?: number;
} | null;
/**
 * On the activation page: what the link can be used for, and the recipient of a new one; otherwise null.
 */
export type ActivationState = {
  outcome: 'ready' | 'activated' | 'expired' | 'used' | 'unknown';
  /**
   * The link's token, which uses it or requests a new mail; empty when unknown.
   */
  token: string;
} | null;
/**
 * Whether this visitor may be measured; with 'open' they must be asked first.
 */
export type Consent = 'granted' | 'refused' | 'open';
export type SocialFault =
  | 'denied'
  | 'expired'
  | 'lost'
  | 'otherTab'
  | 'used'
  | 'changed'
  | 'noEmail'
  | 'emailTaken'
  | 'emailRefused'
  | 'paymentChecked'
  | 'unavailable'
  | 'inApp'
  | 'pending';
export type PaymentMethod = 'CC' | 'ACH' | 'GC';

/**
 * Everything that the server embeds in a page, each member in its own JSON element.
 */
export interface PageData {
  sessionInfo: SessionInfo;
  errorInfo: ErrorInfo;
  captchaSiteKeys: CaptchaSiteKeys;
  pageConfig: PageConfig;
}
/**
 * Who the visitor is and what they can choose. Element session-info.
 */
export interface SessionInfo {
  brand: {
    id: string;
    name: string;
    category: string;
  };
  signupType: SignupType;
  plans: Plan[];
  addons: Addon[];
  ivrPlans: IvrPlan[];
  /**
   * The visitor's discounts, in the catalogue's order. The first one that does not exclude a plan reduces its price.
   */
  discounts: Discount[];
  /**
   * Selected at the start; null when no plan fits the sign-up type.
   */
  selectedPlanId: string | null;
  /**
   * Whether the link chose the plan. The page then shows only that plan, and the others on request.
   */
  isPlanFromLink: boolean;
  start?: OrderStart;
  lead: Lead | null;
  account: AccountSummary | null;
  prefill: Prefill;
  /**
   * Answers to the brand's own questions that the link fills in, by id. Absent when there are none.
   */
  answers?: {
    [k: string]: string | string[];
  };
  /**
   * Set when the deal is only for the prefilled address, which then cannot be changed. Otherwise absent.
   */
  isEmailFixed?: true;
  /**
   * Direct unless the query says otherwise.
   */
  utmSource: string;
  placed?: PlacedOrder;
  /**
   * The link's data, sealed for this session and sent back with the order. Absent when the link has none.
   */
  linkToken?: string;
}
/**
 * An account's current plan, selected when it starts to change it. Absent in a sign-up.
 */
export interface OrderStart {
  /**
   * Null when its plan is not priced per user.
   */
  users: number | null;
  addonIds: string[];
  ivrId: string | null;
}
/**
 * Contact details known before the visitor types.
 */
export interface Prefill {
  fullName: string;
  companyName: string;
  phoneNumber: string;
  email: string;
}
/**
 * A lead known to the server.
 */
export interface Lead {
  id: string;
  authorized: boolean;
  authType: 'REGULAR' | 'GOOGLE' | 'FACEBOOK' | 'OTHER';
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  countryCode: string;
  companyName: string;
  provinceCode?: string;
}
/**
 * The signed-in account, for the account page and upgrades.
 */
export interface AccountSummary {
  id: string;
  /**
   * The start of the id of the subscription that an upgrade replaces, sent back with it; null when the account has none.
   */
  subscriptionMark: string | null;
  email: string;
  fullName: string;
  companyName: string;
  /**
   * The signed-in user's role, as the server knows it.
   */
  role: 'owner' | 'admin' | 'member';
  status: 'pending' | 'active';
  /**
   * ISO 8601 date and time.
   */
  createdAt: string;
  /**
   * The account's time zone, in which its dates are shown.
   */
  timeZone: string;
  /**
   * Determines the sales tax of an upgrade.
   */
  provinceCode: string | null;
  /**
   * The newest one; null when the account has none.
   */
  subscription: SubscriptionSummary | null;
}
/**
 * An account's plan and charges. Amounts are in minor units of its own currency, with tax: the brand may charge in another one since; times are ISO 8601.
 */
export interface SubscriptionSummary {
  planId: string;
  planName: string;
  planPeriod: 'monthly' | 'yearly';
  /**
   * Null when the plan is not charged by users.
   */
  users: number | null;
  /**
   * Minutes included per month; null when no minutes are billed.
   */
  minutes: number | null;
  /**
   * Their names.
   */
  addons: string[];
  /**
   * Its name.
   */
  ivrPlan: string | null;
  /**
   * Null without a trial, and after it has ended.
   */
  trialEndsAt: string | null;
  /**
   * The free minutes of a running trial; null without.
   */
  trialMinutes: number | null;
  /**
   * When it ended: by a refund, or with a trial without a card. Null while it runs.
   */
  endedAt: string | null;
  currency: 'USD' | 'CAD' | 'GBP';
  /**
   * The charge per period; 0 when nothing is ever charged.
   */
  periodCharge: number;
  /**
   * Null when nothing will be charged automatically.
   */
  nextCharge: NextChargeSummary | null;
  lastPayment: PaymentSummary | null;
}
export interface NextChargeSummary {
  at: string;
  amount: number;
}
/**
 * An account's newest payment.
 */
export interface PaymentSummary {
  method: PaymentMethod;
  amount: number;
  currency: 'USD' | 'CAD' | 'GBP';
  at: string;
  /**
   * 'kept': nothing is charged, and the payment method is stored until the trial's end.
   */
  state: 'kept' | 'processing' | 'paid' | 'failed';
  cardType: string | null;
  lastFour: string | null;
}
/**
 * The order that this session has placed, which its pages show until the visitor starts a new one. Absent without an order.
 */
export interface PlacedOrder {
  /**
   * Its outcome; 'pending' while that is unknown.
   */
  state: 'pending' | 'activationEmail' | 'activeAccount' | 'upgraded';
  /**
   * The address of its mails; empty when this session may not know it.
   */
  email: string;
  /**
   * The amount charged, or requested from a bank, in minor units; null when nothing was.
   */
  amountPaid: number | null;
  /**
   * Whether a bank has been asked for the payment, which takes days.
   */
  awaitsBank: boolean;
  /**
   * Null when nothing is ever charged, when it is unknown, and when this session may not know it.
   */
  paidWith: PaidWith | null;
  /**
   * The order number on its receipt; null when this session may not know it.
   */
  reference: string | null;
  /**
   * Null when it is unknown, or when this session may not know it.
   */
  order: OrderSummary | null;
  /**
   * The next address for the visitor; null when a mail has the next step.
   */
  redirectUrl: string | null;
  /**
   * The account's time zone, in which its dates are shown.
   */
  timeZone: string;
}
/**
 * Element captcha-site-keys.
 */
export interface CaptchaSiteKeys {
  /**
   * The site key of the score-based check.
   */
  invisible: string;
  /**
   * The site key of the checkbox.
   */
  visible: string;
  /**
   * Where the captcha's script is loaded from, with its render parameter.
   */
  scriptUrl: string;
}
/**
 * The page's configuration. Element page-config.
 */
export interface PageConfig {
  /**
   * The server's date in UTC, such as 2026-11-21. Dates of charges count from it until the browser's clock is used.
   */
  today: string;
  /**
   * Which of the brand's pages this is.
   */
  view: 'signup' | 'start' | 'payment' | 'placed' | 'activation' | 'account' | 'error';
  /**
   * Whether local providers replace the real ones; shows the banner.
   */
  sandbox: boolean;
  terms: TermsLinks;
  firstTitles?: FirstTitles;
  /**
   * The hash of this page's questions, sent back with the answers. Absent when the page asks none.
   */
  questionsHash?: string;
  payment: PaymentConfig | null;
  social: SocialConfig;
  measurement: Measurement;
  activation: ActivationState;
}
/**
 * Address and hash of each text to agree to.
 */
export interface TermsLinks {
  terms: TermsLink;
  privacy: TermsLink;
  hipaaTerms: TermsLink | null;
  /**
   * The French terms, if a province's law may require them first; otherwise absent.
   */
  firstTerms?: TermsLink;
  /**
   * The French privacy policy under the same condition.
   */
  firstPrivacy?: TermsLink;
}
/**
 * The titles of the French texts, if they may have to be shown first; otherwise absent.
 */
export interface FirstTitles {
  terms: string;
  privacy: string;
}
/**
 * What may be measured and reported here, and the destinations.
 */
export interface Measurement {
  consent: Consent;
  /**
   * The script of the brand's tag manager, if it has one.
   */
  tagManagerUrl?: string;
  /**
   * The destination of reports, as a DSN; absent when they go to the server's own log.
   */
  sentryDsn?: string;
}
/**
 * How this page takes a payment; null on a page without payment.
 */
export interface PaymentConfig {
  /**
   * The methods to choose from, in the brand's order.
   */
  methods: PaymentMethod[];
  /**
   * Selected at the start: the first, unless the query names another.
   */
  method: PaymentMethod;
  /**
   * The card provider's token on /payment and /v1/payment; null when the page requests it by a call.
   */
  clientToken: string | null;
  /**
   * What the direct-debit drop-in needs; null when it is not offered.
   */
  directDebit: DirectDebitConfig | null;
}
export interface DirectDebitConfig {
  scriptUrl: string;
  environment: 'sandbox' | 'live';
  /**
   * Created by the server when direct debit is selected at load; null otherwise, or if the provider failed.
   */
  billingRequestFlowID: string | null;
}
/**
 * Sign-up through Google and Facebook as it works here.
 */
export interface SocialConfig {
  /**
   * Whether the brand enables it and the server has its keys.
   */
  google: boolean;
  /**
   * The same.
   */
  facebook: boolean;
  /**
   * The type that the buttons pass on: the page's sign-up type, or the value of the brand's start page.
   */
  signupType: string;
  /**
   * Set when a provider has named this session's visitor, who can have that forgotten. Otherwise absent.
   */
  isKnown?: true;
  /**
   * Set when the buttons pass on the hash of the page's terms, because the brand has them in several languages. Otherwise absent.
   */
  isWordedByLanguage?: true;
  /**
   * The part of the page's query that the buttons pass on, without a question mark.
   */
  query: string;
  /**
   * Why the last return failed; shown once. 'emailRefused': the provider has not verified the address, or it may not sign up here. 'paymentChecked': the outcome of a payment with the address is still unknown. 'inApp': the provider refuses the browser that is part of an app. Only 'pending' is not a failure: the account waits for its mailed link.
   */
  fault: SocialFault | null;
  /**
   * The selection before the visitor left for the provider; null when there was none.
   */
  plan: SocialPlan | null;
}
export interface TermsLink {
  /**
   * A path on this origin that returns the text as JSON nodes.
   */
  url: string;
  /**
   * SHA-256 of the text, in hex.
   */
  hash: string;
}
