/** Sign-up errors. */
export const SIGNUP_ERROR_CODES = [
  'DEFAULT_EVENT',
  'BRAIN_TREE_ERROR',
  'DIRECT_DEBIT_FLOW_ERROR',
  'SESSION_DOES_NOT_EXIST',
  'INTERNAL_SERVER_ERROR',
  'RATELIMIT_EXCEEDED',
  'JBILLING_EMPTY_PAYMENT_RESPONSE',
  'FULLCONTACTS_EMPTY_SUBSCRIPTION_RESPONSE',
  'RECAPTCHA_FAILED',
  'EMAIL_ADDRESS_UNAVAILABLE',
] as const;

/** Errors of a page that could not be shown as requested. */
export const GLITCH_ERROR_CODES = [
  'INCORRECT_USER_ID',
  'INCORRECT_DEAL_ID',
  'INCORRECT_LEAD_ID',
  'MISSING_LEAD_OR_DEAL_ID',
  'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD',
  'BRAIN_TREE_CLIENT_TOKEN_ERROR',
  'PLANS_NOT_AVAILABLE',
] as const;

/** Errors of this server's own checks, each with its own message. */
export const REQUEST_ERROR_CODES = [
  'INVALID_REQUEST',
  'INVALID_FIELD',
  'TERMS_NOT_AGREED',
  'PRICE_CHANGED',
  'QUESTIONS_CHANGED',
  'PLAN_NOT_OFFERED',
  'EXTRA_NOT_OFFERED',
  'NOT_FOUND',
  'PAYMENT_BEING_CHECKED',
] as const;

/** Errors of a payment that failed. Nothing is charged. */
export const PAYMENT_ERROR_CODES = [
  'PAYMENT_DECLINED',
  'THREE_D_SECURE_FAILED',
  'MANDATE_NOT_AUTHORISED',
  'MANDATE_ALREADY_USED',
  'PAYMENT_METHOD_NOT_OFFERED',
  'IDEMPOTENCY_KEY_REUSED',
  'PLAN_CHANGED',
] as const;

export type SignupErrorCode = (typeof SIGNUP_ERROR_CODES)[number];
export type GlitchErrorCode = (typeof GLITCH_ERROR_CODES)[number];
export type RequestErrorCode = (typeof REQUEST_ERROR_CODES)[number];
export type PaymentErrorCode = (typeof PAYMENT_ERROR_CODES)[number];
export type ErrorCode = SignupErrorCode | GlitchErrorCode | RequestErrorCode | PaymentErrorCode;
