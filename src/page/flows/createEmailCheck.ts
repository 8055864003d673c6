import { checkEmailRequest } from '../providers/calls/checkEmail.ts';
import type { CaptchaError } from '../providers/Providers.ts';
import type { FlowContext } from './FlowContext.ts';

/** Asks the server about addresses, each once. */
export interface EmailCheck {
  /** Validates the field and asks about its address. */
  readonly blurred: () => Promise<void>;
  /**
   * Waits for the check that runs, or asks about an address that is not known yet. Gives what kept
   * it from asking, if that was the captcha. Serves Specification 4.0.3.
   */
  readonly settle: () => Promise<CaptchaError | null>;
}

/**
 * The e-mail check. One that cannot be made is no fault of the visitor's: the field stays as it is,
 * and the sign-up itself checks the address again. Serves Specification 4.0.3 and 5.0.2.
 */
export function createEmailCheck({ stores, providers }: FlowContext): EmailCheck {
  const { email } = stores.contact;
  const { path } = stores.brand.emailCheck;
  let running: { readonly address: string; readonly done: Promise<CaptchaError | null> } | null =
    null;

  async function ask(address: string): Promise<CaptchaError | null> {
    const captcha = await providers.captcha.execute('EMAIL_EXISTS_CHECK');
    if (!captcha.ok) return captcha.error;
    const request = checkEmailRequest(path, { captchaToken: captcha.value, email: address });
    const answer = await providers.http(request);
    if (answer.ok) email.remember(address, answer.value);
    return null;
  }

  function settle(): Promise<CaptchaError | null> {
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
