// Generated from schemas/calls.schema.json by npm run generate.
import type { SignupType } from './brand.ts';

/**
 * POST /activation/resend: asks for a new activation mail, by the old link or by the address.
 */
export type ResendRequest = ResendByLink | ResendByEmail;

/**
 * Requests and answers of the calls that the page makes. Serves section 7.
 */
export interface Calls {
  emailRequest?: EmailRequest;
  emailResponse?: EmailResponse;
  signupRequest?: SignupRequest;
  signupResponse?: SignupResponse;
  resendRequest?: ResendRequest;
  plainResponse?: PlainResponse;
  failureResponse?: FailureResponse;
  analyticsEvent?: AnalyticsEvent;
}
/**
 * POST /email and /v1/email. Serves 7.0.2.
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
/**
 * The visitor's details. countryCode is the calling code's digits, phone the national number's. Serves 7.0.3.
 */
export interface LeadInfo {
  authType?: 'GOOGLE' | 'FACEBOOK' | 'OTHER';
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  countryCode: string;
  companyName: string;
  password: string;
  timeZone: string;
  provinceCode?: string;
}
/**
 * What is ordered. Serves 7.0.1.
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
   * The captcha variant. Serves 4.0.5.
   */
  rVersion: 'invisible' | 'visible';
  /**
   * The add-ons chosen. Serves 7.0.6.
   *
   * @maxItems 50
   */
  addonIds?: string[];
  /**
   * The IVR plan chosen, if any. Serves 7.0.6.
   */
  ivrId?: string;
}
export interface SelectedPlan {
  planId: string;
  freeTrialPlanId?: string;
  noOfUsers?: number;
}
/**
 * What the visitor saw and agreed to: the total shown in minor units, and the hashes of the texts.
 */
export interface FormState {
  signupType: SignupType;
  totalAmount: number;
  agreed: boolean;
  termsHash: string;
  privacyHash: string;
  utmSource: string;
}
/**
 * POST /signup/free, /signup/freetrial and later /signup and /answeringService/signup.
 */
export interface SignupRequest {
  leadInfo: LeadInfo;
  paymentRequest: PaymentRequest;
  formState: FormState;
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
    completion: 'activationEmail' | 'activeAccount';
    /**
     * Where the browser goes next; null when a mail was sent instead.
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
 * The address that signed up, and a captcha token of the action EMAIL_EXISTS_CHECK.
 */
export interface ResendByEmail {
  captchaToken: string;
  email: string;
}
export interface PlainResponse {
  success: true;
  message: string;
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
     * The contact field at fault.
     */
    field?: string;
    /**
     * The field error's code.
     */
    reason?: string;
    /**
     * The server's total, where the price has changed.
     */
    totalAmount?: number;
    /**
     * Seconds.
     */
    retryAfter?: number;
  } | null;
}
/**
 * POST /api/analytics, by beacon. Carries no personal detail. Serves 7.0.8.
 */
export interface AnalyticsEvent {
  name: 'page_view' | 'signup_started' | 'signup_success' | 'signup_failure' | 'captcha_failure';
  signupType: SignupType;
  utmSource: string;
  planId?: string;
  /**
   * An error code, or 'Too many requests'.
   */
  reason?: string;
}
