import type {
  AttemptPending,
  SignupRequest,
  SignupResponse,
} from '../../../core/contract/generated/calls.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { HttpRequest } from './http.ts';

const PENDING = 'PAYMENT_PENDING' satisfies AttemptPending['message'];

type Answered = SignupResponse['data'];

/** What the page uses of a sign-up's answer. */
export interface SignupOutcome extends Pick<Answered, 'redirectUrl'> {
  /** What comes next; null when the answer does not say. */
  readonly completion: Answered['completion'] | null;
  /** The complete answer. The receipt parses it when it shows. */
  readonly told: unknown;
}

const COMPLETIONS = [
  'activationEmail',
  'activeAccount',
] as const satisfies Answered['completion'][];

/** The server has received the sign-up, and its outcome is still unknown. */
interface SignupPending {
  /** The key to ask with, if it differs: that of another attempt of this visitor for the same address. */
  readonly pending: string;
}

/**
 * The sign-up call for the body's type, with the attempt's key. A repeated call is answered but not
 * carried out twice.
 */
export function signUpRequest(
  body: SignupRequest,
  key: string,
): HttpRequest<SignupOutcome | SignupPending> {
  return {
    path: SIGNUP_TYPES[body.formState.signupType].path,
    body,
    headers: { 'idempotency-key': key },
    parse: (json) => {
      if (!isRecord(json)) return null;
      const data = isRecord(json['data']) ? json['data'] : {};
      const { attempt } = data;
      if (json['message'] === PENDING) {
        return { pending: typeof attempt === 'string' ? attempt : key };
      }
      return json['status'] === true ? parseOutcome(data) : null;
    },
  };
}

/** A successful status is a success even if other data is missing or odd. */
function parseOutcome(data: Readonly<Record<string, unknown>>): SignupOutcome {
  const { completion, redirectUrl } = data;
  return {
    told: data,
    completion: COMPLETIONS.find((it) => it === completion) ?? null,
    redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : null,
  };
}
