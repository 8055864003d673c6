import { signUpRequest } from '../providers/calls/signUp.ts';
import { callFailure } from './callFailure.ts';
import type { CaptchaFlows } from './createCaptchaFlows.ts';
import type { FlowContext } from './FlowContext.ts';
import { handleRefusal } from './handleRefusal.ts';
import { isSessionEnded } from './isSessionEnded.ts';
import { landed } from './landed.ts';
import { type Ordering, STOPPED, type SubmitResult } from './Ordering.ts';
import { showFailure } from './showFailure.ts';
import { showSuccess } from './showSuccess.ts';
import { toSignupRequest } from './toSignupRequest.ts';

/** The order of a sign-up that takes no payment: one call. */
export function createFreeOrdering(context: FlowContext, captcha: () => CaptchaFlows): Ordering {
  const { stores, providers } = context;
  /** Key of a sign-up that got no answer. A retry sends it again, and gets that outcome. */
  let key: string | null = null;

  async function follow(pending: string, email: string): Promise<SubmitResult> {
    const { followFreeSignUp } = await import('./followFreeSignUp.ts');
    const result = await followFreeSignUp(context, pending, email);
    key = null;
    return result;
  }

  return {
    async placeOrder(proof) {
      const body = toSignupRequest(stores, providers.timeZone())(proof);
      key ??= providers.newKey();
      const answer = await providers.http(signUpRequest(body, key));
      captcha().spendProof();
      if (answer.ok) {
        const { value } = answer;
        if ('pending' in value) return follow(value.pending, body.leadInfo.email);
        key = null;
        const outcome = landed(context, value);
        const announce = () => showSuccess(context, outcome);
        return { done: true, announce, redirectUrl: outcome.redirectUrl };
      }
      const { error } = answer;
      if (error.kind !== 'refused') {
        showFailure(context, callFailure(error));
        return STOPPED;
      }
      key = null;
      if (isSessionEnded(error)) {
        (await import('./sayReload.ts')).sayReload(context);
        return STOPPED;
      }
      const waitsForTick = handleRefusal(context, error, {
        email: body.leadInfo.email,
        isVisible: proof.variant === 'visible',
        switchToCheckbox: captcha().switchToCheckbox,
      });
      return { done: false, waitsForTick };
    },
  };
}
