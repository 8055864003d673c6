import { expect, it } from 'vitest';
import { eventName } from './eventName.ts';

it.each([
  ['paid', 'paid_signup_failure'],
  ['free', 'free_signup_failure'],
  ['noCardSignup', 'free_trial_signup_failure'],
  ['freeTrial', 'free_trial_signup_failure'],
  ['answeringService', 'as_signup_failure'],
  ['upgrade', 'payment_failure'],
] as const)('a failure of %s is counted as %s', (purpose, name) => {
  expect(eventName('signup_failure', purpose)).toBe(name);
});

it.each(['captcha_failure', 'payment_success', 'three_d_secure_failure', 'page_view'] as const)(
  '%s keeps its name in a sign-up and in an upgrade',
  (name) => {
    expect(eventName(name, 'paid')).toBe(name);
    expect(eventName(name, 'upgrade')).toBe(name);
  },
);

it('an upgrade is not counted as a sign-up', () => {
  expect(eventName('signup_started', 'upgrade')).toBeNull();
  expect(eventName('signup_success', 'upgrade')).toBeNull();
});
