import { isRecord } from '../../../core/rules/json/isRecord.ts';

/** The part of reCAPTCHA Enterprise's page API that is used. */
export interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
  reset(widgetId?: number): void;
}

function isRecaptcha(value: unknown): value is Recaptcha {
  return isRecord(value) && typeof value['ready'] === 'function';
}

/** Returns the captcha's API on a window; null until its script has loaded. */
export function recaptchaOn(scope: object): Recaptcha | null {
  const grecaptcha: unknown = 'grecaptcha' in scope ? scope.grecaptcha : null;
  const enterprise: unknown =
    grecaptcha !== null && typeof grecaptcha === 'object' && 'enterprise' in grecaptcha
      ? grecaptcha.enterprise
      : null;
  return isRecaptcha(enterprise) ? enterprise : null;
}
