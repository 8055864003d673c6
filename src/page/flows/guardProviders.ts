import type { Result } from '../../core/contract/Result.ts';
import type { CaptchaError, Providers } from '../providers/Providers.ts';
import { quietly } from '../providers/quietly.ts';
import { guardAttempts } from './attempts/guardAttempts.ts';

/**
 * The providers with their promises kept, whatever scripts of others do to the browser: measuring and
 * reports never throw, and what a call needs fails as its contract says. What was thrown is reported.
 * Each method is named here, so that a new one cannot be forgotten.
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
        // The server may have it: an order is asked about.
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
    // Without it, only the hosts that the brand names are led to.
    origin: () => orValue(() => providers.origin(), ''),
    newKey: () => providers.newKey(),
    attempts: {
      areKept: () => orValue(() => providers.attempts.areKept(), false),
      // An order without a key that is kept could be placed twice, so a failure here is the order's.
      load: async () => guardAttempts(await providers.attempts.load(), report),
    },
    reload: () => quietly(() => providers.reload(), report),
    report,
  };
}
