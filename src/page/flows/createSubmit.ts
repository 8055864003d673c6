import type { FieldProblem } from '../../core/contract/FieldProblem.ts';
import type { PageErrorCode } from '../../core/rules/errors/PageErrorCode.ts';
import type { CallError } from '../providers/calls/CallError.ts';
import { type SignupOutcome, signUpRequest } from '../providers/calls/signUp.ts';
import type { CaptchaFlows } from './createCaptchaFlows.ts';
import type { EmailCheck } from './createEmailCheck.ts';
import type { FlowContext } from './FlowContext.ts';
import { handleRefusal } from './handleRefusal.ts';
import { showFailure } from './showFailure.ts';
import { showSuccess } from './showSuccess.ts';
import { type CaptchaProof, toSignupRequest } from './toSignupRequest.ts';
import { trackEvent } from './trackEvent.ts';

/** How long the success message stands before the browser moves on. */
const REDIRECT_DELAY_MS = 2000;

const CALL_FAILURES: Readonly<Record<Exclude<CallError['kind'], 'refused'>, PageErrorCode>> = {
  rateLimited: 'RATELIMIT_EXCEEDED',
  offline: 'OFFLINE',
  timedOut: 'TIMED_OUT',
  unreadable: 'INTERNAL_SERVER_ERROR',
};

/** What a submission works with besides the stores. */
export interface SubmitSteps {
  readonly emailCheck: EmailCheck;
  readonly settlePhone: () => Promise<void>;
  readonly captcha: () => CaptchaFlows;
}

export interface Submit {
  readonly submit: () => Promise<void>;
  /** Goes on after a tick, where the last submission waits for it. */
  readonly goOn: () => Promise<void>;
}

/**
 * The submission: validate, wait for the e-mail check, prove not to be a robot, call, show what came
 * of it. One at a time; whatever happens its loader ends and what was typed stays.
 * Serves Specification 4.0.3, 4.0.8, 4.0.9 and 5.0.11.
 */
export function createSubmit(context: FlowContext, steps: SubmitSteps): Submit {
  const { stores, providers } = context;
  const { contact, agreement, captcha, submit } = stores;
  let started = false;
  let waitsForTick = false;

  /** Shows everything that is missing, and tells whether something is. */
  function findProblems(): boolean {
    const problems: FieldProblem[] = [...contact.check()];
    if (!agreement.agreed) {
      agreement.showError();
      problems.push({ field: 'agreed', code: 'required' });
    }
    if (captcha.invisibleCaptchaFailed && captcha.token === null) {
      captcha.showError();
      waitsForTick = problems.length === 0;
      problems.push({ field: 'robotCheck', code: 'required' });
    }
    if (problems.length > 0) submit.showProblems(problems);
    return problems.length > 0;
  }

  async function call(proof: CaptchaProof): Promise<SignupOutcome | null> {
    const body = toSignupRequest(stores, providers.timeZone())(proof);
    const answer = await providers.http(signUpRequest(body));
    steps.captcha().spendProof();
    if (answer.ok) return answer.value;
    const { error } = answer;
    if (error.kind === 'refused') {
      waitsForTick = handleRefusal(context, error, {
        email: body.leadInfo.email,
        isVisible: proof.variant === 'visible',
        switchToCheckbox: steps.captcha().switchToCheckbox,
      });
    } else {
      showFailure(context, CALL_FAILURES[error.kind]);
    }
    return null;
  }

  async function attempt(): Promise<SignupOutcome | null> {
    if (findProblems()) return null;
    // With the checkbox showing, the invisible check would only fail again: the sign-up itself asks.
    const ask = captcha.invisibleCaptchaFailed ? null : steps.emailCheck.settle();
    const [, captchaError] = await Promise.all([steps.settlePhone(), ask]);
    if (captchaError?.kind === 'unavailable') {
      showFailure(context, 'CAPTCHA_UNAVAILABLE');
      return null;
    }
    if (findProblems()) return null;
    const proof = await steps.captcha().obtainProof();
    waitsForTick = proof === null && captcha.display;
    return proof && call(proof);
  }

  async function run(): Promise<void> {
    if (submit.progress !== 'notInProgress' || !stores.signupAvailable) return;
    if (!started) trackEvent(context, 'signup_started');
    started = true;
    waitsForTick = false;
    submit.start();
    let outcome: SignupOutcome | null = null;
    try {
      outcome = await attempt();
    } catch (cause) {
      providers.report(cause);
      showFailure(context, 'DEFAULT_EVENT');
    } finally {
      submit.end(outcome ? 'completed' : 'notInProgress');
    }
    if (!outcome) return;
    showSuccess(context, outcome);
    if (outcome.redirectUrl === null) return;
    await providers.wait(REDIRECT_DELAY_MS);
    providers.navigate(outcome.redirectUrl);
  }

  return { submit: run, goOn: async () => (waitsForTick ? run() : undefined) };
}
