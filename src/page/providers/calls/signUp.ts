import type {
  AttemptPending,
  SignupRequest,
  SignupResponse,
} from '../../../core/contract/generated/calls.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { HttpRequest } from './http.ts';

const PENDING = 'PAYMENT_PENDING' satisfies AttemptPending['message'];

/** What the page uses of a sign-up's answer. */
export type SignupOutcome = Pick<SignupResponse['data'], 'completion' | 'redirectUrl'>;

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
      const data = isRecord(json) ? json['data'] : null;
      if (!isRecord(json) || !isRecord(data)) return null;
      const { attempt } = data;
      if (json['message'] === PENDING) {
        return { pending: typeof attempt === 'string' ? attempt : key };
      }
      return json['status'] === true ? parseOutcome(data) : null;
    },
  };
}

function parseOutcome({ completion, redirectUrl }: Readonly<Record<string, unknown>>) {
  if (completion !== 'activationEmail' && completion !== 'activeAccount') return null;
  return { completion, redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : null } as const;
}
