import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { KeptAttempt } from '../../providers/attempts/KeptAttempt.ts';
import type { CallError } from '../../providers/calls/CallError.ts';
import { placeOrderRequest } from '../../providers/calls/placeOrder.ts';
import { doubtOf } from '../attempts/Doubt.ts';
import { moneyReason } from '../attempts/moneyReason.ts';
import type { CaptchaFlows } from '../createCaptchaFlows.ts';
import type { FlowContext } from '../FlowContext.ts';
import { callFailure, pauseOf } from '../failures/callFailure.ts';
import { handleRefusal } from '../failures/handleRefusal.ts';
import { isSessionEnded } from '../failures/isSessionEnded.ts';
import { sayReload } from '../failures/sayReload.ts';
import { showFailure } from '../failures/showFailure.ts';
import { type Ordering, STOPPED, type SubmitResult } from '../Ordering.ts';
import { landed } from '../success/landed.ts';
import { sayIfEarlier } from '../success/sayIfEarlier.ts';
import { showSuccess } from '../success/showSuccess.ts';
import { type CaptchaProof, toSignupRequest } from '../toSignupRequest.ts';
import { type Followed, followFreeSignUp, leaveToSession } from './followFreeSignUp.ts';

/**
 * Places the order of a sign-up without payment: one call with the attempt's key. The key prevents
 * a second account: while the outcome is unknown, the page asks about the same key.
 */
export function createFreeOrdering(context: FlowContext, captcha: () => CaptchaFlows): Ordering {
  const { stores, providers } = context;

  function follow(attempt: KeptAttempt, followed: Followed): Promise<SubmitResult> {
    return followFreeSignUp(context, attempt, followed);
  }

  /** Returns how to follow a failed call; null when its outcome is known. */
  function followedOf(error: CallError): Followed | null {
    if (error.kind === 'rateLimited') return null;
    if (error.kind !== 'refused') {
      return { doubt: doubtOf(error), neverBegan: callFailure(error) };
    }
    // An earlier try that seemed lost has used the key.
    const isUsed = error.message === 'IDEMPOTENCY_KEY_REUSED';
    // A server error does not tell whether the sign-up was accepted.
    const isFault = error.message === 'INTERNAL_SERVER_ERROR' && moneyReason(error) === null;
    if (!isUsed && !isFault) return null;
    const doubt = isUsed ? 'pending' : 'fault';
    return { doubt, neverBegan: 'INTERNAL_SERVER_ERROR', ...pauseOf(error) };
  }

  async function place(proof: CaptchaProof): Promise<SubmitResult> {
    const body = toSignupRequest(stores, providers.timeZone())(proof);
    const { address } = stores.contact.email;
    const attempts = await providers.attempts.load();
    const earlier = attempts.kept();
    const attempt = attempts.begin(stores.session.signupType, address, null);
    const isFirst = !earlier.some(({ key }) => key === attempt.key);
    const { path } = SIGNUP_TYPES[body.formState.signupType];
    const answer = await providers.http(placeOrderRequest(path, body, attempt.key));
    captcha().spendProof();
    if (answer.ok) {
      const { value } = answer;
      if (value.kind === 'pending') {
        const neverBegan = 'INTERNAL_SERVER_ERROR';
        const key = value.attempt ?? attempt.key;
        // Another tab is signing up for the same: this attempt never began, so the other one is
        // followed.
        if (key !== attempt.key) attempts.end(attempt.key);
        return follow({ ...attempt, key }, { doubt: 'pending', neverBegan });
      }
      attempts.end(attempt.key);
      const outcome = landed(context, value.outcome);
      const { redirectUrl, told } = outcome;
      const announce = (isEarlier = false) => showSuccess(context, outcome, isEarlier);
      return { done: true, announce, redirectUrl, told };
    }
    const { error } = answer;
    const followed = followedOf(error);
    if (followed) return follow(attempt, followed);
    if (isSessionEnded(error) && !isFirst) {
      return leaveToSession(context, attempt);
    }
    // A call that was refused or never processed has created no account under this key.
    if (isFirst || error.kind === 'refused') attempts.end(attempt.key);
    if (error.kind !== 'refused') {
      showFailure(context, callFailure(error), pauseOf(error));
      return STOPPED;
    }
    if (isSessionEnded(error)) {
      sayReload(context);
      return STOPPED;
    }
    const waitsForTick = handleRefusal(context, error, {
      email: body.leadInfo.email,
      isVisible: proof.variant === 'visible',
      switchToCheckbox: captcha().switchToCheckbox,
    });
    return { done: false, waitsForTick };
  }

  return {
    async placeOrder(proof) {
      const ended = sayIfEarlier(stores, 0);
      return ended(await place(proof));
    },
  };
}
