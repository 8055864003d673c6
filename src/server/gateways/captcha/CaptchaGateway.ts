import type { Result } from '../../../core/contract/Result.ts';
import type { CaptchaAction } from '../../../core/rules/signupTypes/signupTypes.ts';

/** A token from the page's captcha, and the action that it claims. */
export interface CaptchaClaim {
  readonly token: string;
  readonly variant: 'invisible' | 'visible';
  readonly action: CaptchaAction;
  readonly userAgent: string;
  readonly ip: string;
}

/** Why a token does not pass. `unreachable` has the provider's fault as its cause. */
export type CaptchaRefusal =
  | { readonly kind: 'invalidToken'; readonly reason: string }
  | { readonly kind: 'otherAction' }
  | { readonly kind: 'lowScore'; readonly score: number }
  | { readonly kind: 'unreachable'; readonly cause: unknown };

/** Distinguishes people from robots. */
export interface CaptchaGateway {
  /** Assesses a token. Each token can be used only once. Never throws. */
  assess(claim: CaptchaClaim): Promise<Result<{ readonly score: number }, CaptchaRefusal>>;
}
