import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import type { FlowContext } from './FlowContext.ts';
import type { Flows } from './Flows.ts';
import { showFailure } from './failures/showFailure.ts';
import type { CaptchaProof } from './toSignupRequest.ts';
import { trackEvent } from './trackEvent.ts';

export interface CaptchaFlows
  extends Pick<Flows, 'captchaShown' | 'captchaTicked' | 'captchaExpired'> {
  /** Returns a submission's proof; null when it waits for a tick, or no proof is available. */
  readonly obtainProof: () => Promise<CaptchaProof | null>;
  /** Shows the checkbox without an error. */
  readonly switchToCheckbox: () => void;
  /** Marks the proof as used: a ticked checkbox must be ticked again. */
  readonly spendProof: () => void;
}

const UNHAD = { offline: 'OFFLINE', unavailable: 'CAPTCHA_UNAVAILABLE' } as const;

/** The captcha: invisible first, then the checkbox. */
export function createCaptchaFlows(context: FlowContext, goOn: () => Promise<void>): CaptchaFlows {
  const { activation, captcha, purpose, submit } = context.stores;
  const provider = context.providers.captcha;
  const action = purpose === 'upgrade' ? 'UPGRADE' : SIGNUP_TYPES[purpose].captchaAction;

  function switchToCheckbox(): void {
    captcha.showCheckbox();
    submit.requestFocus('robotCheck');
    trackEvent(context, 'captcha_failure');
  }

  function captchaExpired(): void {
    captcha.clearTick();
  }

  async function captchaTicked(token: string): Promise<void> {
    captcha.tick(token);
    await goOn();
  }

  return {
    captchaTicked,
    captchaExpired,
    switchToCheckbox,

    async captchaShown(element) {
      const drawn = await provider.renderCheckbox(element, {
        action: captcha.purpose === 'submit' ? action : 'ONLOAD',
        ticked: (token) => void captchaTicked(token),
        expired: captchaExpired,
      });
      if (drawn.ok) return;
      if (captcha.purpose === 'resend') {
        // The sign-up is done, and must not be said to have failed.
        captcha.hideCheckbox();
        activation.end(false);
        // The box with the focus is gone.
        submit.requestFocus('message');
      } else showFailure(context, 'CAPTCHA_UNAVAILABLE');
    },

    async obtainProof() {
      if (captcha.token !== null) return { token: captcha.token, variant: 'visible' };
      const result = await provider.execute(action);
      if (result.ok) return { token: result.value, variant: 'invisible' };
      if (result.error.kind === 'failed') switchToCheckbox();
      else showFailure(context, UNHAD[result.error.kind]);
      return null;
    },

    spendProof() {
      if (captcha.token === null) return;
      captcha.clearTick();
      provider.resetCheckbox();
    },
  };
}
