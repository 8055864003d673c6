import type { CaptchaAction } from '../../core/rules/signupTypes/signupTypes.ts';
import { CallError } from '../errors/CallError.ts';
import type { OpenCallContext } from '../http/callContext.ts';

export interface CaptchaProof {
  readonly token: string;
  readonly variant: 'invisible' | 'visible';
  readonly action: CaptchaAction;
}

/**
 * Assesses a captcha token. When the invisible captcha fails, the page shows the checkbox; when
 * that fails too, throws RECAPTCHA_FAILED.
 */
export async function passCaptcha(context: OpenCallContext, proof: CaptchaProof): Promise<void> {
  const { deps, ip, log, userAgent } = context;
  const assessed = await deps.gateways.captcha.assess({ ...proof, userAgent, ip });
  deps.metrics.captchaAssessed(assessed.ok ? 'passed' : assessed.error.kind);
  if (assessed.ok) return;
  const { kind } = assessed.error;
  log.warn({ refusal: assessed.error, action: proof.action }, 'A captcha was refused');
  const cause = kind === 'unreachable' ? assessed.error.cause : kind;
  const code = proof.variant === 'visible' ? 'RECAPTCHA_FAILED' : 'CAPTCHA_REFUSED';
  throw new CallError({ code }, { cause });
}
