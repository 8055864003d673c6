import type { Result } from '../../core/contract/Result.ts';
import type { CaptchaError, Providers } from '../providers/Providers.ts';
import { quietly } from '../providers/quietly.ts';
import { guardAttempts } from './attempts/guardAttempts.ts';

/**
 * Makes the providers keep their contracts even if other scripts break the browser's own functions:
 * measuring and reports never throw, and calls fail as declared. Everything thrown is reported.
 * Each method is listed, so that the compiler notices a missing one.
 */
export function guardProviders(providers: Providers): Providers {
  const report = (cause: unknown) => quietly(() => providers.report(cause));

  async function orElse<T>(work: () => Promise<T>, other: (cause: unknown) => T): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      report(cause);
      return other(cause);
    }
  }

  function orValue<T>(read: () => T, other: T): T {
    try {
      return read();
    } catch (cause) {
      report(cause);
      return other;
    }
  }

  const unavailable = (cause: unknown): Result<never, CaptchaError> => ({
    ok: false,
    error: { kind: 'unavailable', cause },
  });

  return {
    http: (request) =>
      orElse(
        () => providers.http(request),
        // The server may have received it, so an order's outcome is asked for.
        (cause) => ({ ok: false, error: { kind: 'lost', cause } }),
      ),
    captcha: {
      execute: (action) => orElse(() => providers.captcha.execute(action), unavailable),
      renderCheckbox: (element, options) =>
        orElse(() => providers.captcha.renderCheckbox(element, options), unavailable),
      resetCheckbox: () => quietly(() => providers.captcha.resetCheckbox(), report),
    },
    sendEvent: (event) => quietly(() => providers.sendEvent(event), report),
    loadNumberingPlans: (text, country) =>
      orElse(
        () => providers.loadNumberingPlans(text, country),
        () => null,
      ),
    navigate: (url) => quietly(() => providers.navigate(url), report),
    wait: (ms) =>
      orElse(
        () => providers.wait(ms),
        () => undefined,
      ),
    painted: () =>
      orElse(
        () => providers.painted(),
        () => undefined,
      ),
    timeZone: () => orValue(() => providers.timeZone(), 'UTC'),
    keepsCookies: () => orValue(() => providers.keepsCookies(), false),
    // Without an origin only the hosts of the brand are allowed as redirects.
    origin: () => orValue(() => providers.origin(), ''),
    newKey: () => providers.newKey(),
    attempts: {
      areKept: () => orValue(() => providers.attempts.areKept(), false),
      // An order without a stored key could be placed twice, so a failure here fails the order.
      load: async () => guardAttempts(await providers.attempts.load(), report),
    },
    reload: () => quietly(() => providers.reload(), report),
    report,
  };
}
