import type { AnalyticsEvent } from '../../../src/core/contract/generated/calls.ts';

/** An event as the page sends it. */
export function anAnalyticsEvent(overrides: Partial<AnalyticsEvent> = {}): AnalyticsEvent {
  return {
    name: 'free_signup_failure',
    view: 'signup',
    signupType: 'free',
    utmSource: 'Direct',
    currency: 'USD',
    ownCurrency: 'USD',
    value: 0,
    tax: 0,
    shipping: 0,
    items: [],
    ...overrides,
  };
}
