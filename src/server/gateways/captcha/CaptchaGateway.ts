import type { Result } from '../../../core/contract/Result.ts';
import type { CaptchaAction } from '../../../core/rules/signupTypes/signupTypes.ts';

/** A token that the page's captcha made, and what it is claimed to be for. */
export interface CaptchaClaim {
  readonly token: string;
  readonly variant: 'invisible' | 'visible';
  readonly action: CaptchaAction;
  readonly userAgent: string;
  readonly ip: string;
}

/** Why a token does not pass. `unreachable` carries the provider's fault as its cause. */
export type CaptchaRefusal =
  | { readonly kind: 'invalidToken'; readonly reason: string }
  | { readonly kind: 'otherAction' }
  | { readonly kind: 'lowScore'; readonly score: number }
  | { readonly kind: 'unreachable'; readonly cause: unknown };

/** Tells people from robots. */
export interface CaptchaGateway {
  /** Assesses a token once: it cannot be used again. Never throws. */
  assess(claim: CaptchaClaim): Promise<Result<{ readonly score: number }, CaptchaRefusal>>;
}
