import { mapServerMessage } from '../../../core/rules/errors/mapServerMessage.ts';
import { checkEmailRequest } from '../../providers/calls/checkEmail.ts';
import type { CaptchaError } from '../../providers/Providers.ts';
import type { FlowContext } from '../FlowContext.ts';
import { isSessionEnded } from '../failures/isSessionEnded.ts';
import { trackEvent } from '../trackEvent.ts';

/** Why the server could not be asked. */
export type Unasked = CaptchaError | { readonly kind: 'sessionEnded' };

/** Asks the server about addresses, each only once. */
export interface EmailCheck {
  /** Validates the field and asks about its address. */
  readonly blurred: () => Promise<void>;
  /**
   * Waits for the running check, or starts one for an unknown address. Returns what prevented it,
   * if that was the captcha or the end of the session.
   */
  readonly settle: () => Promise<Unasked | null>;
}

/**
 * The e-mail check. A failed check is not the visitor's mistake: the field shows no error, and the
 * sign-up checks the address again.
 */
export function createEmailCheck(context: FlowContext): EmailCheck {
  const { stores, providers } = context;
  const { email } = stores.contact;
  const { path } = stores.brand.emailCheck;
  let running: { readonly address: string; readonly done: Promise<Unasked | null> } | null = null;

  async function ask(address: string): Promise<Unasked | null> {
    // Draws first, because the visitor may have moved on to the next field.
    await providers.painted();
    if (running?.address === address) email.startCheck();
    const captcha = await providers.captcha.execute('EMAIL_EXISTS_CHECK');
    if (!captcha.ok) return refuse(captcha.error);
    const body = { captchaToken: captcha.value, email: address };
    const request = checkEmailRequest(path, body, stores.payment !== null);
    const answer = await providers.http(request);
    if (answer.ok) {
      email.remember(address, answer.value);
      return null;
    }
    const { error } = answer;
    if (isSessionEnded(error)) return { kind: 'sessionEnded' };
    const isRobot = error.kind === 'refused' && mapServerMessage(error.message).kind === 'captcha';
    return isRobot ? refuse({ kind: 'failed', cause: error }) : null;
  }

  /**
   * Shows the checkbox to a visitor taken for a robot. Does not move the focus, because they may be
   * typing.
   */
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
    // While the checkbox shows, the invisible check would fail again, so the sign-up checks the address.
    if (isKnown || stores.captcha.invisibleCaptchaFailed) {
      return Promise.resolve(null);
    }
    const done = ask(address).finally(() => {
      // A check of a newer address is running.
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
