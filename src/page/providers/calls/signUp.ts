import type { SignupRequest, SignupResponse } from '../../../core/contract/generated/calls.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { HttpRequest } from './http.ts';

/** What the page uses of a sign-up's answer. */
export type SignupOutcome = Pick<SignupResponse['data'], 'completion' | 'redirectUrl'>;

/** The call of the body's sign-up type, under the attempt's key: sent again, it is answered and not carried out twice. Serves Specification 7.0.3 to 7.0.6. */
export function signUpRequest(body: SignupRequest, key: string): HttpRequest<SignupOutcome> {
  return {
    path: SIGNUP_TYPES[body.formState.signupType].path,
    body,
    headers: { 'idempotency-key': key },
    parse: (json) => {
      const data = isRecord(json) && json['status'] === true ? json['data'] : null;
      if (!isRecord(data)) return null;
      const { completion, redirectUrl } = data;
      if (completion !== 'activationEmail' && completion !== 'activeAccount') return null;
      return { completion, redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : null };
    },
  };
}
