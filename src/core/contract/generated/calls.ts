// Generated from schemas/calls.schema.json by npm run generate.
import type { SignupType } from './brand.ts';
import type { LeadInfo } from './leadInfo.ts';

/**
 * How it is paid: the provider's tokens for the details, never the details themselves.
 */
export type Payment = CardPayment | BankDebitPayment | DirectDebitPayment;
/**
 * POST /activation/resend: requests a new activation mail, by the old link or by the address.
 */
export type ResendRequest = ResendByLink | ResendByEmail;

/**
 * Requests and answers of the calls that the page makes.
 */
export interface Calls {
  emailRequest?: EmailRequest;
  emailResponse?: EmailResponse;
  signupRequest?: SignupRequest;
  signupResponse?: SignupResponse;
  paymentCall?: PaymentCall;
  paymentResponse?: PaymentResponse;
  attemptPending?: AttemptPending;
  clientTokenRequest?: ClientTokenRequest;
  clientTokenResponse?: ClientTokenResponse;
  billingRequestFlowRequest?: BillingRequestFlowRequest;
  billingRequestFlowResponse?: BillingRequestFlowResponse;
  activationRequest?: ActivationRequest;
  activationResponse?: ActivationResponse;
  resendRequest?: ResendRequest;
  plainResponse?: PlainResponse;
  failureResponse?: FailureResponse;
  socialStart?: SocialStart;
  socialReturn?: SocialReturn;
  analyticsEvent?: AnalyticsEvent;
  faultReport?: FaultReport;
}
/**
 * POST /email and /v1/email.
 */
export interface EmailRequest {
  captchaToken: string;
  email: string;
}
export interface EmailResponse {
  success: true;
  message: string;
  data: {
    emailStatus: 'AVAILABLE' | 'UNAVAILABLE' | 'INVALID';
  };
}
export interface SelectedPlan {
  planId: string;
  freeTrialPlanId?: string;
  noOfUsers?: number;
}
/**
 * The order.
 */
export interface PaymentRequest {
  /**
   * @minItems 1
   * @maxItems 1
   */
  selectedPlans: SelectedPlan[];
  freeTrial: boolean;
  captchaToken: string;
  /**
   * The captcha variant.
   */
  rVersion: 'invisible' | 'visible';
  /**
   * The chosen add-ons. One that is listed twice counts once.
   *
   * @maxItems 50
   */
  addonIds?: string[];
  /**
   * The IVR plan chosen, if any.
   */
  ivrId?: string;
  payment?: Payment;
}
/**
 * A card.
 */
export interface CardPayment {
  paymentType: 'CC';
  paymentDetails: {
    /**
     * The provider's single-use token of the card, verified by 3-D Secure if an amount is due.
     */
    nonce: string;
  };
}
/**
 * A bank debit (US).
 */
export interface BankDebitPayment {
  paymentType: 'ACH';
  paymentDetails: {
    /**
     * The provider's single-use token of the bank account.
     */
    nonce: string;
    customerName: string;
  };
}
/**
 * A direct debit (UK).
 */
export interface DirectDebitPayment {
  paymentType: 'GC';
  paymentDetails: {
    /**
     * The flow in which the visitor authorised the mandate; must be the session's.
     */
    billingRequestFlowID: string;
    /**
     * The mandate that the drop-in reported, if it has. The server asks the provider in any case.
     */
    mandateId: string | null;
  };
}
/**
 * POST /payment: an existing account's upgrade.
 */
export interface PaymentCall {
  /**
   * @minItems 1
   * @maxItems 1
   */
  selectedPlans: SelectedPlan[];
  freeTrial: boolean;
  captchaToken: string;
  rVersion: 'invisible' | 'visible';
  /**
   * The chosen add-ons. One that is listed twice counts once.
   *
   * @maxItems 50
   */
  addonIds?: string[];
  /**
   * The IVR plan chosen, if any.
   */
  ivrId?: string;
  payment?: Payment;
  formState: UpgradeFormState;
}
/**
 * What the account's owner saw and agreed to.
 */
export interface UpgradeFormState {
  /**
   * The account that the page showed: another one may have logged in since, in another tab. A page of an earlier version sends none.
   */
  accountId?: string;
  /**
   * The mark of the subscription that the page showed: the plan may have been changed since, in another tab or by another admin. A page of an earlier version sends none.
   */
  subscriptionMark?: string | null;
  totalAmount: number;
  dueToday: number;
  laterCharges?: LaterCharges;
  agreed: boolean;
  termsHash: string;
  privacyHash: string;
  /**
   * Present for a plan under HIPAA, whose terms are agreed to in addition to the general ones.
   */
  hipaaTermsHash?: string;
  /**
   * The hash of the French terms; present if a province's law required them first.
   */
  firstTermsHash?: string;
  /**
   * The hash of the French privacy policy, under the same condition.
   */
  firstPrivacyHash?: string;
  /**
   * The data of the page's link, as in its session information: a lead, a deal or both, sealed by the server.
   */
  linkToken?: string;
}
/**
 * An upgrade's success.
 */
export interface PaymentResponse {
  status: true;
  success: true;
  message: string;
  data: {
    accountId: string;
    planId: string;
    quantity: number;
    /**
     * The amount charged, in minor units of the brand's currency.
     */
    totalAmountPaid: number;
    /**
     * How it was paid; absent when nothing is ever charged.
     */
    paymentType?: 'CC' | 'ACH' | 'GC';
    /**
     * The order number on the receipt.
     */
    reference?: string;
    paidWith?: PaidWith;
    order?: OrderSummary;
    /**
     * The dashboard.
     */
    redirectUrl: string;
  };
}
/**
 * The order, and the next charge. Amounts are in minor units with tax, times are ISO 8601.
 */
export interface OrderSummary {
  planName: string;
  /**
   * Null when the plan is not charged by users.
   */
  users: number | null;
  /**
   * Null when there is no trial.
   */
  trialEndsAt: string | null;
  /**
   * Whether a trial ends before that day once its minutes are used.
   */
  trialMayEndSooner?: boolean;
  /**
   * Null when nothing will be charged automatically.
   */
  nextCharge: OrderedCharge | null;
}
export interface OrderedCharge {
  at: string;
  amount: number;
}
/**
 * The instrument that paid an order, or that is stored for its first payment.
 */
export interface PaidWith {
  method: 'CC' | 'ACH' | 'GC';
  /**
   * Such as 'Visa'; null when it is not a card, or its kind is unknown.
   */
  cardType: string | null;
  /**
   * The last digits of its number; null when the provider does not report them.
   */
  lastFour: string | null;
}
/**
 * 202 of a sign-up, an upgrade or GET /attempts/{key}: the outcome is not known yet. Poll GET /attempts/{key} until it answers otherwise.
 */
export interface AttemptPending {
  status: false;
  success: false;
  message: 'PAYMENT_PENDING';
  data: {
    /**
     * Seconds.
     */
    retryAfter: number;
    /**
     * The key to poll, if another attempt of this session is running for the same address or account.
     */
    attempt?: string;
  };
}
/**
 * POST /client-token, with a captcha token of the action ONLOAD.
 */
export interface ClientTokenRequest {
  captchaToken: string;
  rVersion?: 'invisible' | 'visible';
}
export interface ClientTokenResponse {
  success: true;
  message: string;
  data: {
    clientToken: string;
  };
}
/**
 * POST /billing-request-flow: a direct-debit flow for a visitor who selects direct debit after the page has loaded, or whose flow has expired.
 */
export interface BillingRequestFlowRequest {
  captchaToken: string;
  rVersion?: 'invisible' | 'visible';
  payer?: Payer;
}
/**
 * The data that the visitor has typed, so that the drop-in's form need not ask again.
 */
export interface Payer {
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
}
export interface BillingRequestFlowResponse {
  success: true;
  message: string;
  data: {
    billingRequestFlowID: string;
    /**
     * The mandate that the session's visitor has already authorised; null when there is none.
     */
    mandateId: string | null;
  };
}
/**
 * What the visitor saw and agreed to: the total shown in minor units, and the hashes of the texts.
 */
export interface FormState {
  signupType: SignupType;
  totalAmount: number;
  /**
   * The amount due now as the page showed it, in minor units; with a payment it must equal the server's.
   */
  dueToday?: number;
  laterCharges?: LaterCharges;
  agreed: boolean;
  termsHash: string;
  privacyHash: string;
  /**
   * The address that the page's link filled in, which the visitor may have changed; absent if it filled in none.
   */
  linkEmail?: string;
  /**
   * Present for a plan under HIPAA, whose terms are agreed to in addition to the general ones.
   */
  hipaaTermsHash?: string;
  /**
   * The hash of the French terms; present if a province's law required them first.
   */
  firstTermsHash?: string;
  /**
   * The hash of the French privacy policy, under the same condition.
   */
  firstPrivacyHash?: string;
  utmSource: string;
  /**
   * The data of the page's link, as in its session information: a lead, a deal or both, sealed by the server.
   */
  linkToken?: string;
}
/**
 * The charges after today's as the page showed them, in minor units, and the currency of all. With a payment they must equal the server's. A page of an earlier version sends none.
 */
export interface LaterCharges {
  /**
   * How often the plan is charged.
   */
  planPeriod: 'monthly' | 'yearly';
  /**
   * How many charges a discount lowers, the first included.
   */
  discounted: number;
  /**
   * Each charge after a discount; absent without one, when it is the total.
   */
  full?: number;
  /**
   * The charge at the end of a trial; absent without a trial.
   */
  first?: number;
  /**
   * The limits of the trial before it; absent without a trial, and from a page that shows none or is of an earlier version.
   */
  trial?: SeenTrial;
  /**
   * What further use costs; absent from a page of an earlier version.
   */
  usage?: SeenUsage;
  /**
   * The currency of every amount shown, today's too; absent from a page of an earlier version.
   */
  currency?: 'USD' | 'CAD' | 'GBP';
}
/**
 * A trial's limits as the page showed them.
 */
export interface SeenTrial {
  /**
   * Free days.
   */
  days: number;
  /**
   * Free minutes; absent unless the plan is billed by minutes.
   */
  minutes?: number;
}
/**
 * What a plan includes in each period and what it costs beyond that, as the page showed it. Both are 0 unless the plan is billed by minutes.
 */
export interface SeenUsage {
  /**
   * Minutes included per month.
   */
  minutes: number;
  /**
   * The price of each further minute, in minor units.
   */
  overage: number;
}
/**
 * POST /signup, /signup/free, /signup/freetrial and /answeringService/signup.
 */
export interface SignupRequest {
  leadInfo: LeadInfo;
  paymentRequest: PaymentRequest;
  formState: FormState;
  questions?: QuestionsAnswered;
}
/**
 * The brand's questions and the visitor's answers. Absent when the brand asks nothing.
 */
export interface QuestionsAnswered {
  /**
   * The hash of the page's questions: questionsHash of its page-config.
   */
  hash: string;
  /**
   * Each answer by its question's id, as it was parsed.
   */
  answers: Record<string, string | string[]>;
}
export interface SignupResponse {
  status: true;
  success: true;
  message: string;
  data: {
    accountId: string;
    userId: string;
    planId: string;
    quantity: number;
    /**
     * The amount charged today, or requested from a bank, in minor units of the brand's currency; absent when nothing can be charged.
     */
    totalAmountPaid?: number;
    /**
     * How it was paid; absent when nothing is ever charged.
     */
    paymentType?: 'CC' | 'ACH' | 'GC';
    /**
     * The order number on the receipt.
     */
    reference?: string;
    paidWith?: PaidWith;
    order?: OrderSummary;
    completion: 'activationEmail' | 'activeAccount';
    /**
     * The next address for the browser; null when a mail was sent instead.
     */
    redirectUrl: string | null;
  };
}
/**
 * POST /activation: the token of the mailed link.
 */
export interface ActivationRequest {
  token: string;
}
export interface ActivationResponse {
  success: true;
  message: 'ACTIVATION';
  data: {
    outcome: 'activated' | 'expired' | 'used' | 'unknown';
    /**
     * The next address for the browser that signed up, which is then signed in; null for any other browser.
     */
    redirectUrl: string | null;
  };
}
/**
 * The old link's token.
 */
export interface ResendByLink {
  token: string;
}
/**
 * The address that signed up, and a captcha token of the action EMAIL_EXISTS_CHECK, or of ONLOAD for the checkbox.
 */
export interface ResendByEmail {
  captchaToken: string;
  rVersion?: 'invisible' | 'visible';
  email: string;
}
export interface PlainResponse {
  success: true;
  message: string;
}
/**
 * The plan details chosen before the visitor leaves for Google or Facebook.
 */
export interface SocialPlan {
  planId?: string;
  users?: number;
  /**
   * @maxItems 20
   */
  addonIds?: string[];
  ivrId?: string;
}
/**
 * GET /auth/google and /auth/facebook: the query parameter state, as base64url of this in JSON, at most 4 KB.
 */
export interface SocialStart {
  /**
   * One of the brand's sign-up types, or the value of its start page.
   */
  signupType: string;
  /**
   * The page's query string. Only its known parameters are returned.
   */
  query: string;
  timeZone: string;
  plan?: SocialPlan;
  /**
   * The starts of the hashes of all texts on the page: continuing agrees to them. A page of an earlier version sends none.
   */
  textsMark?: string;
  /**
   * The hash of the terms on the page, if the brand has them in several languages: continuing agrees to them, in their language.
   */
  termsHash?: string;
}
/**
 * The query parameter `state` of a return, as base64url of this JSON. For display only: the server's session says who the visitor is.
 */
export interface SocialReturn {
  action: 'signup';
  success: boolean;
  userId?: string;
  planId?: string;
  freeTrialId?: string;
  quantity?: number;
  authType?: 'GOOGLE' | 'FACEBOOK';
}
/**
 * Every call's failure. message is an error code, or begins with 'Recaptcha'.
 */
export interface FailureResponse {
  status: false;
  success: false;
  message: string;
  data: {
    /**
     * The contact field with the problem.
     */
    field?: string;
    /**
     * The id of the question whose answer has the problem.
     */
    question?: string;
    /**
     * The field error's code; for an order that has finally failed, what happened to the money: NOTHING_CHARGED or CALLED_BACK.
     */
    reason?: string;
    /**
     * The server's total, if the price has changed.
     */
    totalAmount?: number;
    /**
     * The amount that the server would charge today, if the price has changed.
     */
    dueToday?: number;
    /**
     * Why a card was declined, if its holder can do something about it.
     */
    decline?:
      | 'bank'
      | 'funds'
      | 'limit'
      | 'expired'
      | 'number'
      | 'code'
      | 'postalCode'
      | 'details'
      | 'notAllowed'
      | 'cardKind';
    /**
     * Seconds.
     */
    retryAfter?: number;
  } | null;
}
/**
 * POST /api/analytics, by beacon. Contains no personal data. Prices are in whole units with two decimals, as a tag manager reads them.
 */
export interface AnalyticsEvent {
  name:
    | 'page_view'
    | 'signup_started'
    | 'signup_success'
    | 'paid_signup_failure'
    | 'free_signup_failure'
    | 'free_trial_signup_failure'
    | 'as_signup_failure'
    | 'captcha_failure'
    | 'payment_success'
    | 'payment_failure'
    | 'hosted_fields_failure'
    | 'three_d_secure_failure';
  /**
   * The page of the event.
   */
  view: string;
  /**
   * Absent on an account's pages, which have no sign-up.
   */
  signupType?: SignupType;
  /**
   * Direct, other, or a source's name.
   */
  utmSource: string;
  /**
   * The selected plan; on an account's page, its current plan.
   */
  planId?: string;
  /**
   * The discount that reduces the order.
   */
  coupon?: string;
  /**
   * An error code, or 'Too many requests'.
   */
  reason?: string;
  /**
   * Always USD, whatever the brand's currency.
   */
  currency: 'USD';
  /**
   * The actual currency of the prices.
   */
  ownCurrency: 'USD' | 'CAD' | 'GBP';
  /**
   * For a payment_success the amount charged, with discount and tax; otherwise the sum of the items' prices times their quantities.
   */
  value: number;
  tax: 0;
  shipping: 0;
  /**
   * Random, the same in every event of one success.
   */
  transactionId?: string;
  /**
   * @maxItems 52
   */
  items: AnalyticsItem[];
}
/**
 * An ordered item. The price is monthly: a twelfth of a yearly one.
 */
export interface AnalyticsItem {
  /**
   * An id of the catalogue.
   */
  id: string;
  category: 'plan' | 'addon' | 'ivr';
  price: number;
  quantity: number;
}
/**
 * POST /api/reports: a fault of the page, or a failed call, if no report service is set.
 */
export interface FaultReport {
  level: 'info' | 'warning' | 'error' | 'fatal';
  /**
   * Where it happened: signup, payment, emailCheck and others.
   */
  tag: string;
  /**
   * The page's path, without its query.
   */
  path: string;
  message: string;
  stack?: string;
  /**
   * Its causes, the nearest first.
   *
   * @maxItems 5
   */
  causes?: string[];
}
