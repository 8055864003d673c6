import type { Result } from '../../../core/contract/Result.ts';
import { mapServerMessage } from '../../../core/rules/errors/mapServerMessage.ts';
import { clientTokenRequest } from '../../providers/calls/clientToken.ts';
import type { FlowContext } from '../FlowContext.ts';
import type { CaptchaProof } from '../toSignupRequest.ts';

/** Why there is no token: the robot check has to be ticked, or it could not be had. */
export type TokenFailure =
  | { readonly kind: 'captcha' }
  | { readonly kind: 'failed'; readonly cause: unknown };

type Token = Result<string, TokenFailure>;

const CAPTCHA: Token = { ok: false, error: { kind: 'captcha' } };

/** Asks once. A ticked checkbox proves it; else the invisible check does. */
async function ask(context: FlowContext, ticked: string | null): Promise<Token> {
  const { captcha, http } = context.providers;
  let proof: CaptchaProof;
  if (ticked === null) {
    const checked = await captcha.execute('ONLOAD');
    if (!checked.ok && checked.error.kind === 'failed') return CAPTCHA;
    if (!checked.ok) return { ok: false, error: { kind: 'failed', cause: checked.error } };
    proof = { token: checked.value, variant: 'invisible' };
  } else {
    proof = { token: ticked, variant: 'visible' };
  }
  const answer = await http(
    clientTokenRequest({ captchaToken: proof.token, rVersion: proof.variant }),
  );
  if (answer.ok) return answer;
  const { error } = answer;
  const isCaptcha = error.kind === 'refused' && mapServerMessage(error.message).kind === 'captcha';
  return isCaptcha ? CAPTCHA : { ok: false, error: { kind: 'failed', cause: error } };
}

/**
 * The card provider's token: the page's own, or by a call that is guarded by the captcha and tried
 * once more where it failed for another reason. Serves Specification 2.1.3, 4.0.10 and 9.0.6.
 */
export async function obtainClientToken(
  context: FlowContext,
  ticked: string | null,
): Promise<Token> {
  const given = context.stores.config.payment?.clientToken;
  if (given) return { ok: true, value: given };
  const first = await ask(context, ticked);
  const isFinal = first.ok || first.error.kind === 'captcha';
  // A tick's token is good for one call: the second time the invisible check has to do.
  return isFinal ? first : ask(context, null);
}
