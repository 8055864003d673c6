import type { CaptchaSiteKeys } from '../../core/contract/generated/session.ts';
import { ATTEMPTS_KEY } from './attempts/attemptsKey.ts';
import { createHttp } from './calls/http.ts';
import { createCaptcha } from './captcha/createCaptcha.ts';
import { loadScript } from './loadScript.ts';
import type { Notes } from './notes/createNotes.ts';
import type { Providers } from './Providers.ts';
import { quietly } from './quietly.ts';
import { createStorage } from './storage/createStorage.ts';
import { timeZone } from './timeZone.ts';

const CALL_TIMEOUT_MS = 30_000;
const CAPTCHA_TIMEOUT_MS = 10_000;

/** Everything outside the page, in a browser. Every call that fails is noted. */
export function createProviders(siteKeys: CaptchaSiteKeys, { tell }: Notes): Providers {
  const isOnline = () => navigator.onLine;
  const http = createHttp({
    fetch: (...args) => fetch(...args),
    isOnline,
    timeoutMs: CALL_TIMEOUT_MS,
  });
  return {
    http: async (request) => {
      const answer = await http(request);
      if (!answer.ok) tell({ kind: 'call', path: request.path, error: answer.error });
      return answer;
    },
    captcha: createCaptcha({
      siteKeys,
      loadScript,
      scope: window,
      isOnline,
      timeoutMs: CAPTCHA_TIMEOUT_MS,
    }),
    sendEvent: (event) => tell({ kind: 'event', event }),
    loadNumberingPlans: (text, country) =>
      import('./phone/numberingPlansFor.ts')
        .then(({ numberingPlansFor }) => numberingPlansFor(text, country))
        .catch(() => null),
    origin: () => location.origin,
    navigate: (url) => {
      const target = new URL(url, location.href);
      if (/^https?:$/.test(target.protocol)) location.assign(target.href);
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newKey: () => crypto.randomUUID(),
    attempts: {
      areKept: () => createStorage(() => localStorage).read(ATTEMPTS_KEY) !== null,
      load: async () => (await import('./attempts/openAttempts.ts')).openAttempts(),
    },
    reload: () => location.reload(),
    // The window gets it like an uncaught error: see notes/createNotes.ts.
    report: (cause) =>
      quietly(
        () => reportError(cause),
        () => tell({ kind: 'fault', event: new ErrorEvent('error', { error: cause }) }),
      ),
    timeZone,
  };
}
