import type { CaptchaSiteKeys } from '../../core/contract/generated/session.ts';
import { ATTEMPTS_KEY } from './attempts/attemptsKey.ts';
import { createHttp } from './calls/http.ts';
import { createCaptcha } from './captcha/createCaptcha.ts';
import type { EarlyProviders } from './createEarlyProviders.ts';
import { keepsCookies } from './keepsCookies.ts';
import { loadScript } from './loadScript.ts';
import type { Notes } from './notes/createNotes.ts';
import type { Providers } from './Providers.ts';
import { createStorage } from './storage/createStorage.ts';
import { timeZone } from './timeZone.ts';

const CALL_TIMEOUT_MS = 30_000;
const CAPTCHA_TIMEOUT_MS = 10_000;

/** Creates the providers of a page in a browser. Every failed call is noted. */
export function createProviders(
  siteKeys: CaptchaSiteKeys,
  { tell }: Pick<Notes, 'tell'>,
  early: EarlyProviders,
): Providers {
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
    origin: () => location.origin,
    navigate: (url) => {
      const target = new URL(url, location.href);
      if (/^https?:$/.test(target.protocol)) location.assign(target.href);
    },
    keepsCookies,
    newKey: () => crypto.randomUUID(),
    attempts: {
      areKept: () => createStorage(() => localStorage).read(ATTEMPTS_KEY) !== null,
      load: async () => (await import('./attempts/openAttempts.ts')).openAttempts(),
    },
    reload: () => location.reload(),
    ...early,
    timeZone,
  };
}
