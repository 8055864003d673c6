// Generated from schemas/session.schema.json by npm run generate.
import type { SignupType } from './brand.ts';
import type { Addon, Discount, IvrPlan, Plan } from './catalogue.ts';
import type { OrderSummary, PaidWith, SocialPlan } from './calls.ts';

/**
 * Why the page could not be made as asked; null when it could. Element error-info. The message is a code or free text from the server, never from the query.
 */
export type ErrorInfo = {
  message: string;
  /**
   * Whether an account's upgrade could not be shown, which has words of its own.
   */
  isUpgrade?: boolean;
  /**
   * After how many seconds the page may be asked for again, where the server knows it.
   */
  retryAfter?: number;
} | null;
/**
 * On the activation page, what can be done with the link, and whom a new one would go to; null elsewhere.
 */
export type ActivationState = {
  outcome: 'ready' | 'activated' | 'expired' | 'used' | 'unknown';
  /**
   * The link's token, by which it is used or a new mail asked for; empty when unknown.
   */
  token: string;
} | null;
/**
 * Whether this visitor may be measured; 'open' has to be asked first.
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
  | 'pending';
export type PaymentMethod = 'CC' | 'ACH' | 'GC';

/**
 * All that the server embeds in a page, each member in a JSON element of its own.
 */
export interface PageData {
  sessionInfo: SessionInfo;
  errorInfo: ErrorInfo;
  captchaSiteKeys: CaptchaSiteKeys;
  pageConfig: PageConfig;
}
/**
 * Who the visitor is and what may be chosen. Element session-info.
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
   * Those the visitor has, in the catalogue's order; the first that is not restricted from a plan lowers it.
   */
  discounts: Discount[];
  /**
   * Chosen at the start; null where no plan fits the sign-up type.
   */
  selectedPlanId: string | null;
  /**
   * Whether the link chose the plan: the page then shows it alone, and the others on request.
   */
  isPlanFromLink: boolean;
  start?: OrderStart;
  lead: Lead | null;
  account: AccountSummary | null;
  prefill: Prefill;
  /**
   * What the link fills in of the brand's own questions, by their ids. Absent where it fills in nothing.
   */
  answers?: {
    [k: string]: string | string[];
  };
  /**
   * That the deal is for the address that is filled in, and for no other: it cannot be changed. Absent where it can.
   */
  isEmailFixed?: true;
  /**
   * Direct unless the query says otherwise.
   */
  utmSource: string;
  placed?: PlacedOrder;
  /**
   * What the link brought, sealed for this session: sent back with the order. Absent where it brought nothing.
   */
  linkToken?: string;
}
/**
 * What an account has already: chosen when it begins to change its plan. Absent in a sign-up.
 */
export interface OrderStart {
  /**
   * Null where its plan is not priced by users.
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
  email: string;
  fullName: string;
  companyName: string;
  /**
   * The signed-in user's own, as the server knows it.
   */
  role: 'owner' | 'admin' | 'member';
  status: 'pending' | 'active';
  /**
   * ISO 8601 date and time.
   */
  createdAt: string;
  /**
   * The account's own, in which its dates are shown.
   */
  timeZone: string;
  /**
   * Decides on the sales tax of an upgrade.
   */
  provinceCode: string | null;
  /**
   * The newest; null where the account has none.
   */
  subscription: SubscriptionSummary | null;
}
/**
 * What an account has, and what it is charged. Amounts in minor units of the brand's currency, with tax; times ISO 8601.
 */
export interface SubscriptionSummary {
  planId: string;
  planName: string;
  planPeriod: 'monthly' | 'yearly';
  /**
   * Null where the plan is not charged by users.
   */
  users: number | null;
  /**
   * Included a month; null where no minutes are billed.
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
   * Null once a trial is over, and where there was none.
   */
  trialEndsAt: string | null;
  /**
   * What each period comes to; 0 where nothing is ever charged.
   */
  periodCharge: number;
  /**
   * Null where nothing will be charged by itself.
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
  at: string;
  /**
   * 'kept' charged nothing: the instrument waits for the trial's end.
   */
  state: 'kept' | 'processing' | 'paid' | 'failed';
  cardType: string | null;
  lastFour: string | null;
}
/**
 * The order that this session has placed, as its pages tell it until the visitor starts anew. Absent where it has placed none.
 */
export interface PlacedOrder {
  /**
   * What came of it; 'pending' while that is not known.
   */
  state: 'pending' | 'activationEmail' | 'activeAccount' | 'upgraded';
  /**
   * Where its mails go; empty where this session may not know it.
   */
  email: string;
  /**
   * What was charged, or what a bank was told to pay, in minor units; null where nothing was.
   */
  amountPaid: number | null;
  /**
   * Whether a bank was told to pay, which takes it days.
   */
  awaitsBank: boolean;
  /**
   * Null where nothing is ever charged, where it is not known, and where this session may not know it.
   */
  paidWith: PaidWith | null;
  /**
   * The order number, as its receipt has it; null where this session may not know it.
   */
  reference: string | null;
  /**
   * Null where it is not known, or this session may not know it.
   */
  order: OrderSummary | null;
  /**
   * Where the visitor goes on from here; null where a mail leads on.
   */
  redirectUrl: string | null;
  /**
   * The account's, in which its dates are shown.
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
 * What the page needs to work. Element page-config.
 */
export interface PageConfig {
  /**
   * The server's day in UTC, such as 2026-11-21, which the dates of charges count from until the browser's clock is known.
   */
  today: string;
  /**
   * Which of the brand's pages this is.
   */
  view: 'signup' | 'start' | 'payment' | 'placed' | 'activation' | 'account' | 'error';
  /**
   * Whether local providers stand in; shows the banner.
   */
  sandbox: boolean;
  terms: TermsLinks;
  firstTitles?: FirstTitles;
  /**
   * Of the brand's questions as this page words them, sent back with the answers. Absent where the page asks none.
   */
  questionsHash?: string;
  payment: PaymentConfig | null;
  social: SocialConfig;
  measurement: Measurement;
  activation: ActivationState;
}
/**
 * Address and hash of each text that can be agreed to.
 */
export interface TermsLinks {
  terms: TermsLink;
  privacy: TermsLink;
  hipaaTerms: TermsLink | null;
  /**
   * The French terms, where the law of a province may have them given first; absent elsewhere.
   */
  firstTerms?: TermsLink;
  /**
   * The French privacy policy, likewise.
   */
  firstPrivacy?: TermsLink;
}
/**
 * What the French texts are called, where they may have to be given first; absent elsewhere.
 */
export interface FirstTitles {
  terms: string;
  privacy: string;
}
/**
 * What may be measured and reported here, and where to.
 */
export interface Measurement {
  consent: Consent;
  /**
   * The script of the brand's tag manager, where it has one.
   */
  tagManagerUrl?: string;
  /**
   * Where reports go, by the public key's address; absent where they go to the server's own log.
   */
  sentryDsn?: string;
}
/**
 * How this page takes a payment; null where it takes none.
 */
export interface PaymentConfig {
  /**
   * Those that can be chosen here, the brand's order.
   */
  methods: PaymentMethod[];
  /**
   * Chosen at the start: the first, unless the query asks for another.
   */
  method: PaymentMethod;
  /**
   * The card provider's token on /payment and /v1/payment; null where the page asks for it by a call.
   */
  clientToken: string | null;
  /**
   * What the direct-debit drop-in needs; null where it is not offered.
   */
  directDebit: DirectDebitConfig | null;
}
export interface DirectDebitConfig {
  scriptUrl: string;
  environment: 'sandbox' | 'live';
  /**
   * Made by the server where direct debit is chosen at load; null otherwise, or where the provider failed.
   */
  billingRequestFlowID: string | null;
}
/**
 * Sign-up through Google and Facebook as it works here.
 */
export interface SocialConfig {
  /**
   * Whether the brand enables it and the server can carry it out.
   */
  google: boolean;
  /**
   * The same.
   */
  facebook: boolean;
  /**
   * What the buttons hand over: the page's sign-up type, or the value of the brand's start page.
   */
  signupType: string;
  /**
   * That a provider named who this session's visitor is, which they may want forgotten. Absent otherwise.
   */
  isKnown?: true;
  /**
   * That the buttons hand over the hash of the page's terms, because the brand has them in several languages. Absent otherwise.
   */
  isWordedByLanguage?: true;
  /**
   * What the buttons hand over of the page's query string, without a question mark.
   */
  query: string;
  /**
   * Why the last return came to nothing; told once. 'emailRefused': the provider has not verified the address, or it may not sign up here. 'paymentChecked': a payment with the address is not known yet. 'pending' alone is no failure: the account waits for its mailed link.
   */
  fault: SocialFault | null;
  /**
   * What was chosen before the visitor left for the provider; null where nothing was.
   */
  plan: SocialPlan | null;
}
export interface TermsLink {
  /**
   * A path on this origin that answers the text as JSON nodes.
   */
  url: string;
  /**
   * SHA-256 of the text, in hex.
   */
  hash: string;
}
