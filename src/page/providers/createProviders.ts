import type { CaptchaSiteKeys } from '../../core/contract/generated/session.ts';
import { createHttp } from './calls/http.ts';
import { createCaptcha } from './captcha/createCaptcha.ts';
import { loadScript } from './loadScript.ts';
import type { Providers } from './Providers.ts';
import { timeZone } from './timeZone.ts';

const CALL_TIMEOUT_MS = 30_000;
const CAPTCHA_TIMEOUT_MS = 10_000;

/** Everything outside the page, in a browser. */
export function createProviders(siteKeys: CaptchaSiteKeys): Providers {
  return {
    http: createHttp({ fetch: (...args) => fetch(...args), timeoutMs: CALL_TIMEOUT_MS }),
    captcha: createCaptcha({
      siteKeys,
      loadScript,
      scope: window,
      isOnline: () => navigator.onLine,
      timeoutMs: CAPTCHA_TIMEOUT_MS,
    }),
    // The type makes it JSON for the server; a beacon that the browser refuses is a lost count, no more.
    sendEvent: (event) => {
      const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
      navigator.sendBeacon?.('/api/analytics', body);
    },
    loadNumberingPlans: (text, country) =>
      import('./phone/numberingPlansFor.ts')
        .then(({ numberingPlansFor }) => numberingPlansFor(text, country))
        .catch(() => null),
    navigate: (url) => {
      const target = new URL(url, location.href);
      if (/^https?:$/.test(target.protocol)) location.assign(target.href);
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newKey: () => crypto.randomUUID(),
    report: (cause) => reportError(cause),
    timeZone,
  };
}
