/** An error as it is sent from a frame to the page, where the SDK converts it to its own. */
export interface FrameError {
  readonly name?: 'BraintreeError';
  readonly type: 'CUSTOMER' | 'MERCHANT' | 'NETWORK' | 'UNKNOWN';
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An error of the client with which the real frame calls the gateway. */
export interface ClientError extends FrameError {
  readonly details: { readonly httpStatus: number; readonly originalError?: unknown };
}

type Plain = Omit<FrameError, 'details' | 'name'>;

const SPECIAL_CODES: ReadonlyMap<string, Plain> = new Map([
  [
    '81724',
    {
      type: 'CUSTOMER',
      code: 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
      message: "This credit card already exists in the merchant's vault.",
    },
  ],
  [
    '81736',
    {
      type: 'CUSTOMER',
      code: 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED',
      message: 'CVV verification failed during tokenization.',
    },
  ],
]);

const FAILED: Plain = {
  type: 'CUSTOMER',
  code: 'HOSTED_FIELDS_FAILED_TOKENIZATION',
  message: 'The supplied card data failed tokenization.',
};

const NETWORK: Plain = {
  type: 'NETWORK',
  code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
  message: 'A tokenization network error occurred.',
};

/** Returns the SDK client's error for a status that has one of its own; null otherwise. */
function clientErrorOf(status: number): Plain | null {
  if (status >= 500) {
    return {
      type: 'NETWORK',
      code: 'CLIENT_GATEWAY_NETWORK',
      message: 'Cannot contact the gateway at this time.',
    };
  }
  switch (status) {
    case 401:
      return {
        type: 'MERCHANT',
        code: 'CLIENT_AUTHORIZATION_INVALID',
        message:
          'Either the client token has expired and a new one should be generated or the tokenization key has been deactivated or deleted.',
      };
    case 403:
      return {
        type: 'MERCHANT',
        code: 'CLIENT_AUTHORIZATION_INSUFFICIENT',
        message: 'The authorization used has insufficient privileges.',
      };
    case 429:
      return {
        type: 'MERCHANT',
        code: 'CLIENT_RATE_LIMITED',
        message: 'You are being rate-limited; please try again in a few minutes.',
      };
    default:
      return null;
  }
}

/** Returns the SDK client's error for a failed request. Only a refusal contains the gateway's answer. */
export function clientError(httpStatus: number, answer: unknown): ClientError {
  const known = clientErrorOf(httpStatus);
  if (known) return { name: 'BraintreeError', ...known, details: { httpStatus } };
  return {
    name: 'BraintreeError',
    type: 'NETWORK',
    code: 'CLIENT_REQUEST_ERROR',
    message: 'There was a problem with your request.',
    details: { originalError: answer, httpStatus },
  };
}

/** The frame's possible errors for a tokenize request, with the SDK's codes. */
export const frameErrors = {
  empty: {
    type: 'CUSTOMER',
    code: 'HOSTED_FIELDS_FIELDS_EMPTY',
    message: 'All fields are empty. Cannot tokenize empty card fields.',
  },
  invalid: (fields: readonly string[]): FrameError => ({
    type: 'CUSTOMER',
    code: 'HOSTED_FIELDS_FIELDS_INVALID',
    message: 'Some payment input fields are invalid. Cannot tokenize invalid card fields.',
    details: { invalidFieldKeys: fields },
  }),
  /**
   * The frame's error for its client's error: a missing right is passed on unchanged, other
   * statuses below 500 count as a mistake in the card, and everything else as a network error.
   */
  failed: (originalError: ClientError): FrameError => {
    const { httpStatus, originalError: answer } = originalError.details;
    if (httpStatus === 403) return originalError;
    if (httpStatus >= 500) return { ...NETWORK, details: { originalError } };
    const special = codesIn(answer).flatMap((code) => SPECIAL_CODES.get(code) ?? [])[0];
    return { ...(special ?? FAILED), details: { originalError } };
  },
} satisfies Readonly<Record<string, FrameError | ((...given: never[]) => FrameError)>>;

/** Every `code` in the gateway's nested field errors. */
function codesIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(codesIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const own = 'code' in answer ? [String(answer.code)] : [];
  return [...own, ...Object.values(answer).flatMap(codesIn)];
}
