import { mapServerMessage } from '../../../core/rules/errors/mapServerMessage.ts';
import { checkEmailRequest } from '../../providers/calls/checkEmail.ts';
import type { CaptchaError } from '../../providers/Providers.ts';
import type { FlowContext } from '../FlowContext.ts';
import { isSessionEnded } from '../failures/isSessionEnded.ts';
import { trackEvent } from '../trackEvent.ts';

/** What kept the server from being asked. */
export type Unasked = CaptchaError | { readonly kind: 'sessionEnded' };

/** Asks the server about addresses, each once. */
export interface EmailCheck {
  /** Validates the field and asks about its address. */
  readonly blurred: () => Promise<void>;
  /**
   * Waits for the check that runs, or asks about an address that is not known yet. Gives what kept
   * it from asking, if that was the captcha or the session's end.
   */
  readonly settle: () => Promise<Unasked | null>;
}

/**
 * The e-mail check. One that cannot be made is no fault of the visitor's: the field stays as it is,
 * and the sign-up itself checks the address again.
 */
export function createEmailCheck(context: FlowContext): EmailCheck {
  const { stores, providers } = context;
  const { email } = stores.contact;
  const { path } = stores.brand.emailCheck;
  let running: { readonly address: string; readonly done: Promise<Unasked | null> } | null = null;

  async function ask(address: string): Promise<Unasked | null> {
    // The visitor may have gone on to the next field, which is drawn first, and then that this one is checked.
    await providers.painted();
    if (running?.address === address) email.startCheck();
    const captcha = await providers.captcha.execute('EMAIL_EXISTS_CHECK');
    if (!captcha.ok) return refuse(captcha.error);
    const body = { captchaToken: captcha.value, email: address };
    const request = checkEmailRequest(path, body, stores.payment !== null);
    const answer = await providers.http(request);
    if (answer.ok) email.remember(address, answer.value);
    if (answer.ok) return null;
    const { error } = answer;
    if (isSessionEnded(error)) return { kind: 'sessionEnded' };
    const isRobot = error.kind === 'refused' && mapServerMessage(error.message).kind === 'captcha';
    return isRobot ? refuse({ kind: 'failed', cause: error }) : null;
  }

  /** A visitor taken for a robot is shown the checkbox. The focus stays: they may be typing on. */
  function refuse(error: CaptchaError): CaptchaError {
    if (error.kind === 'failed' && !stores.captcha.invisibleCaptchaFailed) {
      stores.captcha.showCheckbox();
      trackEvent(context, 'captcha_failure');
    }
    return error;
  }

  function settle(): Promise<Unasked | null> {
    const { address } = email;
    if (running?.address === address) return running.done;
    const isKnown = email.disabled || email.problem !== null || email.status !== null;
    // With the checkbox showing, the invisible check would only fail again: the sign-up itself asks.
    if (isKnown || stores.captcha.invisibleCaptchaFailed) {
      return Promise.resolve(null);
    }
    const done = ask(address).finally(() => {
      // A check of a newer address goes on.
      if (running?.address !== address) return;
      running = null;
      email.endCheck();
    });
    running = { address, done };
    return done;
  }

  return {
    async blurred() {
      email.checkOnBlur();
      await settle();
    },
    settle,
  };
}
