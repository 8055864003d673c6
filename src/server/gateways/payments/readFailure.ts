import type { GatewayRejectionReason, Transaction, ValidationErrorsCollection } from 'braintree';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { MissingKeysError, NeverSentError } from './connectBraintree.ts';
import type { PaymentFailure, PaymentRefusal, UnknownOutcome } from './PaymentGateway.ts';
import { readVerification } from './readVaulted.ts';

/** The part of a negative answer that is read. */
export interface NegativeAnswer {
  readonly message: string;
  readonly errors: Pick<ValidationErrorsCollection, 'deepErrors'>;
  readonly transaction?: Transaction;
}

/** Validation errors with a specific reason. All others are 'invalid'. */
const REASON_OF_ERROR: Readonly<Record<string, PaymentRefusal>> = {
  // Errors of transactions.
  91564: 'nonce',
  91565: 'nonce',
  91566: 'nonce',
  81571: 'threeDSecure',
  81703: 'cardKind',
  91568: 'threeDSecure',
  91570: 'threeDSecure',
  915171: 'bankAccount',
  915172: 'bankAccount',
  // Errors of stored cards and bank accounts.
  93107: 'nonce',
  93108: 'nonce',
  93109: 'nonce',
  91731: 'nonce',
  91732: 'nonce',
  91733: 'nonce',
};

const REASON_OF_REJECTION: Readonly<Record<GatewayRejectionReason, PaymentRefusal>> = {
  application_incomplete: 'account',
  avs: 'cardDetails',
  avs_and_cvv: 'cardDetails',
  cvv: 'cardDetails',
  duplicate: 'duplicate',
  fraud: 'risk',
  risk_threshold: 'risk',
  three_d_secure: 'threeDSecure',
  token_issuance: 'invalid',
};

/** The SDK's errors after which it is certain that nothing was done. */
const REASON_OF_ERROR_TYPE: Readonly<Record<string, PaymentRefusal>> = {
  authenticationError: 'account',
  authorizationError: 'account',
  invalidKeysError: 'invalid',
  notFoundError: 'invalid',
  tooManyRequestsError: 'busy',
  upgradeRequired: 'account',
};

/** Returns a definite refusal: by the bank, the provider's rules or its check of the request. */
export function failureOfAnswer(answer: NegativeAnswer): PaymentFailure {
  const { message, transaction } = answer;
  if (transaction !== undefined) {
    const rejection = transaction.gatewayRejectionReason;
    if (transaction.status === 'gateway_rejected' && rejection) {
      return { kind: 'refused', reason: reasonOfRejection(rejection), detail: message };
    }
    return { kind: 'declined', code: transaction.processorResponseCode, detail: message };
  }
  // The SDK's types omit the bank's check of a card that was to be stored.
  const verification: unknown = Reflect.get(answer, 'verification');
  if (isRecord(verification)) return failureOfVerification(verification, message);
  const codes = errorCodes(answer);
  const reasons = codes.flatMap((code) => REASON_OF_ERROR[code] ?? []);
  const detail = `${message} (${codes.join(', ')})`;
  return { kind: 'refused', reason: reasons[0] ?? 'invalid', detail };
}

function failureOfVerification(
  verification: Readonly<Record<string, unknown>>,
  detail: string,
): PaymentFailure {
  const rejection = verification['gatewayRejectionReason'];
  return typeof rejection === 'string' && rejection !== ''
    ? { kind: 'refused', reason: reasonOfRejection(rejection), detail }
    : { kind: 'declined', code: readVerification(verification).code, detail };
}

function reasonOfRejection(rejection: string): PaymentRefusal {
  const known = Object.entries(REASON_OF_REJECTION).find(([name]) => name === rejection);
  return known?.[1] ?? 'invalid';
}

/** The codes of the provider's validation errors. */
export function errorCodes({ errors }: NegativeAnswer): readonly string[] {
  return errors.deepErrors().map((error) => error.code);
}

/**
 * Interprets a thrown error: a definite refusal when the provider rejected the request, otherwise
 * unknown.
 */
export function failureOfError(error: unknown): PaymentFailure | UnknownOutcome {
  if (error instanceof MissingKeysError) {
    return { kind: 'refused', reason: 'account', detail: error.message };
  }
  if (error instanceof NeverSentError) {
    const detail = `${error.message}: ${String(error.cause)}`;
    return { kind: 'refused', reason: 'unavailable', detail };
  }
  if (!(error instanceof Error)) return { kind: 'unknown', cause: error };
  const reason = REASON_OF_ERROR_TYPE[error.name];
  if (reason === undefined) return { kind: 'unknown', cause: error };
  return { kind: 'refused', reason, detail: `${error.name}: ${error.message}` };
}
