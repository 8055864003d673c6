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
  /** What comes next; null where the answer does not say. */
  readonly completion: Answered['completion'] | null;
  /** All that the answer tells, for the receipt, which reads it once it shows. */
  readonly told: unknown;
}

const COMPLETIONS = [
  'activationEmail',
  'activeAccount',
] as const satisfies Answered['completion'][];

/** The server has taken the sign-up, and does not know yet what became of it. */
interface SignupPending {
  /** The key to ask by: another attempt's, where this visitor has one under way for the address. */
  readonly pending: string;
}

/** The call of the body's sign-up type, under the attempt's key: sent again, it is answered and not carried out twice. */
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

/** A success is one by its status, whatever else it says or leaves out. */
function parseOutcome(data: Readonly<Record<string, unknown>>): SignupOutcome {
  const { completion, redirectUrl } = data;
  return {
    told: data,
    completion: COMPLETIONS.find((it) => it === completion) ?? null,
    redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : null,
  };
}
