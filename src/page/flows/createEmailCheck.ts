import { checkEmailRequest } from '../providers/calls/checkEmail.ts';
import type { CaptchaError } from '../providers/Providers.ts';
import type { FlowContext } from './FlowContext.ts';
import { isSessionEnded } from './isSessionEnded.ts';

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
export function createEmailCheck({ stores, providers }: FlowContext): EmailCheck {
  const { email } = stores.contact;
  const { path } = stores.brand.emailCheck;
  let running: { readonly address: string; readonly done: Promise<Unasked | null> } | null = null;

  async function ask(address: string): Promise<Unasked | null> {
    const captcha = await providers.captcha.execute('EMAIL_EXISTS_CHECK');
    if (!captcha.ok) return captcha.error;
    const body = { captchaToken: captcha.value, email: address };
    const request = checkEmailRequest(path, body, stores.payment !== null);
    const answer = await providers.http(request);
    if (answer.ok) email.remember(address, answer.value);
    return !answer.ok && isSessionEnded(answer.error) ? { kind: 'sessionEnded' } : null;
  }

  function settle(): Promise<Unasked | null> {
    const { address } = email;
    if (running?.address === address) return running.done;
    if (email.disabled || email.problem !== null || email.status !== null) {
      return Promise.resolve(null);
    }
    email.startCheck();
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
