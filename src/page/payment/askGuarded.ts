import type { Result } from '../../core/contract/Result.ts';
import { mapServerMessage } from '../../core/rules/errors/mapServerMessage.ts';
import type { PaymentContext } from '../flows/paymentNeeds.ts';
import type { CallError } from '../providers/calls/CallError.ts';
import type { HttpRequest } from '../providers/calls/http.ts';
import type { CaptchaError } from '../providers/Providers.ts';

/** Why a call with a captcha got no answer: the captcha's script did not load, or the call failed. */
export type GuardedCause = CallError | Exclude<CaptchaError, { kind: 'failed' }>;

/** Why there is no answer: the captcha must be ticked, or something failed. */
export type GuardedFailure =
  | { readonly kind: 'captcha' }
  | { readonly kind: 'failed'; readonly cause: GuardedCause };

/** The captcha's proof in a call's body. */
export interface LoadProof {
  readonly captchaToken: string;
  readonly rVersion: 'invisible' | 'visible';
}

const CAPTCHA = { ok: false, error: { kind: 'captcha' } } as const;

/**
 * Makes a call with a captcha proof, and repeats it once after any other failure than the captcha.
 * The proof is a ticked checkbox, else an invisible check.
 */
export async function askGuarded<T>(
  context: PaymentContext,
  ticked: string | null,
  request: (proof: LoadProof) => HttpRequest<T>,
): Promise<Result<T, GuardedFailure>> {
  const first = await askOnce(context, ticked, request);
  const isFinal = first.ok || first.error.kind === 'captcha';
  // A tick's token is valid for one call, so the second call uses the invisible check.
  return isFinal ? first : askOnce(context, null, request);
}

async function askOnce<T>(
  context: PaymentContext,
  ticked: string | null,
  request: (proof: LoadProof) => HttpRequest<T>,
): Promise<Result<T, GuardedFailure>> {
  const { captcha, http } = context.providers;
  let proof: LoadProof;
  if (ticked === null) {
    const checked = await captcha.execute('ONLOAD');
    if (!checked.ok) {
      const { error } = checked;
      return error.kind === 'failed'
        ? CAPTCHA
        : { ok: false, error: { kind: 'failed', cause: error } };
    }
    proof = { captchaToken: checked.value, rVersion: 'invisible' };
  } else {
    proof = { captchaToken: ticked, rVersion: 'visible' };
  }
  const answer = await http(request(proof));
  if (answer.ok) return answer;
  const { error } = answer;
  const isCaptcha = error.kind === 'refused' && mapServerMessage(error.message).kind === 'captcha';
  return isCaptcha ? CAPTCHA : { ok: false, error: { kind: 'failed', cause: error } };
}
