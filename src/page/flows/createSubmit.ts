import type { FieldProblem } from '../../core/fields/FieldProblem.ts';
import type { ModalMessage } from '../stores/ModalStore.ts';
import type { CaptchaFlows } from './createCaptchaFlows.ts';
import type { FlowContext } from './FlowContext.ts';
import { showFailure } from './failures/showFailure.ts';
import type { EmailCheck } from './fields/createEmailCheck.ts';
import { type Ordering, STOPPED, type SubmitResult } from './Ordering.ts';
import { trackEvent } from './trackEvent.ts';

/** How long the success message shows before the redirect. */
const REDIRECT_DELAY_MS = 2000;

/** The steps of a submission besides the stores. */
export interface SubmitSteps {
  readonly emailCheck: EmailCheck;
  readonly settlePhone: () => Promise<void>;
  /** Waits for the payment form. False when it cannot be filled in yet. */
  readonly settleForm: () => Promise<boolean>;
  readonly captcha: () => CaptchaFlows;
  readonly ordering: Ordering;
}

export interface Submit {
  readonly submit: () => Promise<void>;
  /** Continues after a tick, if the last submission waits for it. */
  readonly goOn: () => Promise<void>;
  /** Runs work that can end a submission, under its loader, and shows the result. */
  readonly run: (work: () => Promise<SubmitResult>) => Promise<void>;
}

/**
 * The submission: validates, waits for the payment form and the e-mail check, gets the captcha's
 * proof, places the order with its payment, and shows the result. One at a time; in every case its
 * loader ends and the typed values stay.
 */
export function createSubmit(context: FlowContext, steps: SubmitSteps): Submit {
  const { stores, providers } = context;
  const { contact, payment, plan, agreement, captcha, submit } = stores;
  let started = false;
  let waitsForTick = false;
  /** The message about the finished submission. */
  let announced: ModalMessage | null = null;

  /** Shows all problems in page order. Returns null when there are none. */
  function findProblems(): SubmitResult | null {
    plan.usersField.leave();
    const users = plan.usersField.error;
    const problems: FieldProblem[] = [
      ...(users ? [{ field: 'numberOfUsers', code: users } as const] : []),
      ...contact.check(),
      ...(payment?.check() ?? []),
    ];
    if (!agreement.agreed) {
      agreement.showError();
      problems.push({ field: 'agreed', code: 'required' });
    }
    const found = [...(stores.questions?.check(problems) ?? problems)];
    const isUnticked = captcha.invisibleCaptchaFailed && captcha.token === null;
    const isAllButTick = isUnticked && found.length === 0;
    if (isUnticked) {
      captcha.showError();
      found.push({ field: 'robotCheck', code: 'required' });
    }
    if (found.length === 0) return null;
    submit.showProblems(found);
    return { done: false, waitsForTick: isAllButTick };
  }

  async function attempt(): Promise<SubmitResult> {
    const missing = findProblems();
    if (missing) return missing;
    // Lets the button show the press first: the call and the charge take longer than a frame.
    await providers.painted();
    if (!(await steps.settleForm())) return findProblems() ?? STOPPED;
    const notFilledIn = findProblems();
    if (notFilledIn) return notFilledIn;
    const [, unasked] = await Promise.all([steps.settlePhone(), steps.emailCheck.settle()]);
    if (unasked?.kind === 'sessionEnded') {
      (await import('./failures/sayReload.ts')).sayReload(context);
      return STOPPED;
    }
    if (unasked?.kind === 'unavailable') {
      showFailure(context, 'CAPTCHA_UNAVAILABLE');
      return STOPPED;
    }
    if (unasked?.kind === 'failed') {
      submit.requestFocus('robotCheck');
      return { done: false, waitsForTick: true };
    }
    const found = findProblems();
    if (found) return found;
    submit.startOrder();
    const proof = await steps.captcha().obtainProof();
    return proof
      ? steps.ordering.placeOrder(proof)
      : { done: false, waitsForTick: captcha.display };
  }

  async function run(work: () => Promise<SubmitResult>): Promise<void> {
    if (submit.progress !== 'notInProgress') return;
    waitsForTick = false;
    submit.start();
    let result = STOPPED;
    try {
      result = await work();
    } catch (cause) {
      providers.report(cause);
      showFailure(context, 'DEFAULT_EVENT');
    } finally {
      submit.end(result.done ? 'completed' : 'notInProgress');
    }
    if (!result.done) {
      ({ waitsForTick } = result);
      return;
    }
    result.announce();
    announced = stores.modal.message;
    if (result.redirectUrl === null) return;
    await providers.wait(REDIRECT_DELAY_MS);
    providers.navigate(result.redirectUrl);
  }

  async function start(): Promise<void> {
    if (announced) stores.modal.openSuccess(announced);
    if (submit.progress !== 'notInProgress') return;
    if (!stores.signupAvailable) {
      showFailure(context, 'PLANS_NOT_AVAILABLE');
      return;
    }
    if (!started) trackEvent(context, 'signup_started');
    started = true;
    await run(attempt);
  }

  return {
    submit: start,
    goOn: async () => (waitsForTick ? start() : undefined),
    run: (work) =>
      run(() => {
        submit.startOrder();
        return work();
      }),
  };
}
