import { signUpRequest } from '../providers/calls/signUp.ts';
import { callFailure } from './callFailure.ts';
import type { CaptchaFlows } from './createCaptchaFlows.ts';
import type { FlowContext } from './FlowContext.ts';
import { handleRefusal } from './handleRefusal.ts';
import type { Ordering } from './Ordering.ts';
import { showFailure } from './showFailure.ts';
import { showSuccess } from './showSuccess.ts';
import { toSignupRequest } from './toSignupRequest.ts';

/** The order of a sign-up that takes no payment: one call. Serves Specification 7.0.4 and 7.0.5. */
export function createFreeOrdering(context: FlowContext, captcha: () => CaptchaFlows): Ordering {
  const { stores, providers } = context;
  return {
    async carryOut(proof) {
      const body = toSignupRequest(stores, providers.timeZone())(proof);
      const answer = await providers.http(signUpRequest(body));
      captcha().spendProof();
      if (answer.ok) {
        const { value } = answer;
        const announce = () => showSuccess(context, value);
        return { done: true, announce, redirectUrl: value.redirectUrl };
      }
      const { error } = answer;
      if (error.kind !== 'refused') {
        showFailure(context, callFailure(error));
        return { done: false, waitsForTick: false };
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
