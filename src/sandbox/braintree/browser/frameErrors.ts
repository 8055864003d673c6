/** An error in the form that crosses to the page, where the SDK makes its own of it. */
export interface FrameError {
  readonly type: 'CUSTOMER' | 'MERCHANT' | 'NETWORK' | 'UNKNOWN';
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

const SPECIAL_CODES: ReadonlyMap<string, FrameError> = new Map([
  [
    '81724',
    {
      type: 'CUSTOMER',
      code: 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
      message: 'This credit card already exists in the merchant account.',
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

/** What the frame can answer to a request for a token, by the SDK's codes. */
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
   * Returns the gateway's refusal: its own code when it has one for the page, else by the HTTP
   * status.
   */
  refused: (httpStatus: number, answer: unknown): FrameError => {
    const originalError = { details: { httpStatus, originalError: answer } };
    const special = codesIn(answer).flatMap((code) => SPECIAL_CODES.get(code) ?? [])[0];
    if (special !== undefined) return { ...special, details: { originalError } };
    if (httpStatus >= 500) return frameErrors.network(originalError);
    return {
      type: 'CUSTOMER',
      code: 'HOSTED_FIELDS_FAILED_TOKENIZATION',
      message: 'The supplied card data failed tokenization.',
      details: { originalError },
    };
  },
  network: (cause: unknown): FrameError => ({
    type: 'NETWORK',
    code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
    message: 'A tokenization network error occurred.',
    details: { originalError: cause instanceof Error ? { message: cause.message } : cause },
  }),
} satisfies Readonly<Record<string, FrameError | ((...given: never[]) => FrameError)>>;

/** Every `code` in the gateway's nested field errors. */
function codesIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(codesIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const own = 'code' in answer ? [String(answer.code)] : [];
  return [...own, ...Object.values(answer).flatMap(codesIn)];
}
