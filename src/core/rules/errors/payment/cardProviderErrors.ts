import type { FaultSeverity, FaultTag, SeenFault } from './PaymentFault.ts';

type Row = readonly [SeenFault, FaultTag, FaultSeverity];

/**
 * Every error code of the card provider's SDK that a payment can meet, with what the visitor sees
 * and how it is reported. A test reads the installed SDK's files, so that a code added by an update
 * is mapped here before it can occur.
 */
export const CARD_PROVIDER_ERRORS = {
  // Shared by all parts of the SDK.
  INVALID_USE_OF_INTERNAL_FUNCTION: ['cardFormFailed', 'cardProvider', 'error'],
  INSTANTIATION_OPTION_REQUIRED: ['cardFormFailed', 'cardProvider', 'error'],
  INSTANTIATION_OPTION_INVALID: ['cardFormFailed', 'cardProvider', 'error'],
  INCOMPATIBLE_VERSIONS: ['cardFormFailed', 'cardProvider', 'error'],
  CLIENT_SCRIPT_FAILED_TO_LOAD: ['cardFormFailed', 'cardProvider', 'warning'],
  METHOD_CALLED_AFTER_TEARDOWN: ['cardFormFailed', 'cardProvider', 'error'],
  FRAME_SERVICE_FRAME_CLOSED: ['nothing', 'cardProvider', 'info'],
  FRAME_SERVICE_FRAME_OPEN_FAILED: ['failureMessage', 'cardProvider', 'error'],

  // The client: its token and its requests.
  CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN: ['cardFormFailed', 'cardProvider', 'error'],
  CLIENT_OPTION_REQUIRED: ['failureMessage', 'cardProvider', 'error'],
  CLIENT_OPTION_INVALID: ['failureMessage', 'cardProvider', 'error'],
  CLIENT_MISSING_GATEWAY_CONFIGURATION: ['cardFormFailed', 'cardProvider', 'error'],
  CLIENT_INVALID_AUTHORIZATION: ['cardFormFailed', 'cardProvider', 'error'],
  CLIENT_GATEWAY_NETWORK: ['gatewayUnreachable', 'cardProvider', 'warning'],
  CLIENT_REQUEST_TIMEOUT: ['paymentProviderTimedOut', 'cardProvider', 'warning'],
  CLIENT_REQUEST_ERROR: ['failureMessage', 'cardProvider', 'warning'],
  CLIENT_GRAPHQL_REQUEST_ERROR: ['failureMessage', 'cardProvider', 'warning'],
  CLIENT_RATE_LIMITED: ['paymentRateLimited', 'cardProvider', 'error'],
  CLIENT_AUTHORIZATION_INSUFFICIENT: ['paymentOurFault', 'cardProvider', 'error'],
  CLIENT_AUTHORIZATION_INVALID: ['paymentFormExpired', 'cardProvider', 'error'],

  // The card fields: creating and changing them.
  HOSTED_FIELDS_TIMEOUT: ['cardFormFailed', 'cardForm', 'warning'],
  HOSTED_FIELDS_INVALID_FIELD_KEY: ['cardFormFailed', 'cardForm', 'error'],
  HOSTED_FIELDS_INVALID_FIELD_SELECTOR: ['cardFormFailed', 'cardForm', 'error'],
  HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME: ['cardFormFailed', 'cardForm', 'error'],
  HOSTED_FIELDS_FIELD_INVALID: ['cardFormFailed', 'cardForm', 'error'],
  HOSTED_FIELDS_FIELD_NOT_PRESENT: ['cardFormFailed', 'cardForm', 'error'],
  HOSTED_FIELDS_FIELD_PROPERTY_INVALID: ['cardFormFailed', 'cardForm', 'error'],
  HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED: ['cardFormFailed', 'cardForm', 'error'],
  HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED: ['cardFormFailed', 'cardForm', 'error'],

  // Tokenizing the card fields.
  HOSTED_FIELDS_FIELDS_EMPTY: ['allFields', 'tokenization', 'info'],
  HOSTED_FIELDS_FIELDS_INVALID: ['listedFields', 'tokenization', 'info'],
  HOSTED_FIELDS_FAILED_TOKENIZATION: ['listedFields', 'tokenization', 'info'],
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: ['number', 'tokenization', 'info'],
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: ['cvv', 'tokenization', 'info'],
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: ['numberOffline', 'tokenization', 'warning'],

  // 3-D Secure: on any of its errors nothing is charged.
  THREEDS_NOT_ENABLED: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_CAN_NOT_USE_TOKENIZATION_KEY: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_HTTPS_REQUIRED: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_NOT_ENABLED_FOR_V2: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_UNRECOGNIZED_VERSION: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_UNSUPPORTED_VERSION: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_CARDINAL_SDK_SETUP_FAILED: ['threeDSecureUnavailable', 'threeDSecure', 'warning'],
  THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED: ['threeDSecureUnavailable', 'threeDSecure', 'warning'],
  THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT: ['threeDSecureUnavailable', 'threeDSecure', 'warning'],
  THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT: ['threeDSecureUnavailable', 'threeDSecure', 'warning'],
  THREEDS_CARDINAL_SDK_BAD_CONFIG: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_CARDINAL_SDK_BAD_JWT: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_CARDINAL_SDK_ERROR: ['threeDSecureFailed', 'threeDSecure', 'warning'],
  THREEDS_CARDINAL_SDK_CANCELED: ['nothing', 'threeDSecure', 'info'],
  THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT: ['nothing', 'threeDSecure', 'info'],
  THREEDS_AUTHENTICATION_IN_PROGRESS: ['nothing', 'threeDSecure', 'error'],
  THREEDS_MISSING_VERIFY_CARD_OPTION: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_JWT_AUTHENTICATION_FAILED: ['threeDSecureFailed', 'threeDSecure', 'warning'],
  THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR: ['threeDSecureFailed', 'threeDSecure', 'error'],
  THREEDS_LOOKUP_VALIDATION_ERROR: ['threeDSecureFailed', 'threeDSecure', 'warning'],
  THREEDS_LOOKUP_ERROR: ['threeDSecureUnavailable', 'threeDSecure', 'warning'],
  THREEDS_INLINE_IFRAME_DETAILS_INCORRECT: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_NO_VERIFICATION_PAYLOAD: ['nothing', 'threeDSecure', 'info'],
  THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID: ['threeDSecureUnavailable', 'threeDSecure', 'error'],
  UNKNOWN_AUTH_RESPONSE: ['threeDSecureFailed', 'threeDSecure', 'warning'],

  // Bank debit.
  US_BANK_ACCOUNT_NOT_ENABLED: ['bankDebitFailed', 'bankDebit', 'error'],
  US_BANK_ACCOUNT_OPTION_REQUIRED: ['bankDebitFailed', 'bankDebit', 'error'],
  US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS: ['bankDebitFailed', 'bankDebit', 'error'],
  US_BANK_ACCOUNT_LOGIN_LOAD_FAILED: ['bankDebitFailed', 'bankDebit', 'warning'],
  US_BANK_ACCOUNT_LOGIN_CLOSED: ['nothing', 'bankDebit', 'info'],
  US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE: ['bankDebitFailed', 'bankDebit', 'error'],
  US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED: ['bankDebitFailed', 'bankDebit', 'error'],
  US_BANK_ACCOUNT_FAILED_TOKENIZATION: ['listedFields', 'bankDebit', 'info'],
  US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR: ['numberOffline', 'bankDebit', 'warning'],
} as const satisfies Record<string, Row>;

/** The closed set of codes. */
export type CardProviderErrorCode = keyof typeof CARD_PROVIDER_ERRORS;

/** Tells whether the table has a code of the SDK. */
export function isCardProviderErrorCode(code: string): code is CardProviderErrorCode {
  return Object.hasOwn(CARD_PROVIDER_ERRORS, code);
}
