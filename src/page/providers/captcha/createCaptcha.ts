import type { CaptchaSiteKeys } from '../../../core/contract/generated/session.ts';
import type { Result } from '../../../core/contract/Result.ts';
import type { CaptchaError, CaptchaProvider } from '../Providers.ts';
import { within } from '../within.ts';
import { type Recaptcha, recaptchaOn } from './Recaptcha.ts';

/** What the captcha takes of the browser. */
export interface CaptchaOptions {
  readonly siteKeys: CaptchaSiteKeys;
  readonly loadScript: (src: string, timeoutMs: number) => Promise<void>;
  /** Where the script puts its API. */
  readonly scope: object;
  /** Whether the browser believes that it has a network. */
  readonly isOnline: () => boolean;
  /** How long the script, and then each check, may take. */
  readonly timeoutMs: number;
}

/** The captcha, its script loaded when first needed. */
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

  /** Without a network nothing is wrong with the captcha or with the visitor. */
  function failure(kind: CaptchaError['kind'], cause: unknown): Result<never, CaptchaError> {
    return { ok: false, error: { kind: options.isOnline() ? kind : 'offline', cause } };
  }

  /** Runs work on the API. A script that did not come is tried again the next time. */
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
        // The API draws once in an element: a new place on the page is a new element.
        const place = element.appendChild(document.createElement('div'));
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
