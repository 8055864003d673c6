import type { CaptchaSiteKeys } from '../../../core/contract/generated/session.ts';
import type { Result } from '../../../core/contract/Result.ts';
import type { CaptchaError, CaptchaProvider } from '../Providers.ts';
import { within } from '../within.ts';
import { type Recaptcha, recaptchaOn } from './Recaptcha.ts';

/** What the captcha needs from the browser. */
export interface CaptchaOptions {
  readonly siteKeys: CaptchaSiteKeys;
  readonly loadScript: (src: string, timeoutMs: number) => Promise<void>;
  /** The object on which the script puts its API. */
  readonly scope: object;
  /** Whether the browser reports a network connection. */
  readonly isOnline: () => boolean;
  /** The time limit for the script, and then for each check. */
  readonly timeoutMs: number;
}

/** The captcha. Its script loads on first use. */
export function createCaptcha(options: CaptchaOptions): CaptchaProvider {
  const { siteKeys, timeoutMs } = options;
  let loading: Promise<Recaptcha> | null = null;
  let checkbox: number | undefined;

  async function load(): Promise<Recaptcha> {
    if (!recaptchaOn(options.scope)) await options.loadScript(siteKeys.scriptUrl, timeoutMs);
    const api = recaptchaOn(options.scope);
    if (!api) throw new Error('The captcha script brought no API.');
    await within(timeoutMs, new Promise<void>((resolve) => api.ready(resolve)));
    return api;
  }

  /** When the browser is offline, neither the captcha nor the visitor is at fault. */
  function failure(kind: CaptchaError['kind'], cause: unknown): Result<never, CaptchaError> {
    return { ok: false, error: { kind: options.isOnline() ? kind : 'offline', cause } };
  }

  /** Runs work with the API. A script that failed to load is loaded again next time. */
  async function withApi<T>(
    work: (api: Recaptcha) => T | PromiseLike<T>,
  ): Promise<Result<T, CaptchaError>> {
    let api: Recaptcha;
    try {
      loading ??= load();
      api = await loading;
    } catch (cause) {
      loading = null;
      return failure('unavailable', cause);
    }
    try {
      return { ok: true, value: await work(api) };
    } catch (cause) {
      return failure('failed', cause);
    }
  }

  return {
    execute: (action) =>
      withApi((api) => within(timeoutMs, api.execute(siteKeys.invisible, { action }))),

    renderCheckbox: (element, { action, ticked, expired }) =>
      withApi((api) => {
        // The box that is replaced may have the focus.
        if (element.contains(document.activeElement)) element.parentElement?.focus();
        // The API renders only once in an element, so each time gets a new one.
        const place = document.createElement('div');
        element.replaceChildren(place);
        checkbox = api.render(place, {
          sitekey: siteKeys.visible,
          action,
          callback: ticked,
          'expired-callback': expired,
          'error-callback': expired,
        });
        return true as const;
      }),

    resetCheckbox() {
      if (checkbox !== undefined) recaptchaOn(options.scope)?.reset(checkbox);
    },
  };
}
