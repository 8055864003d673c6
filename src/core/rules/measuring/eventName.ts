import type { SignupType } from '../../contract/generated/brand.ts';
import type { AnalyticsEvent } from '../../contract/generated/calls.ts';

/** What a flow says of a sign-up: one word for its failures, whatever is signed up for. */
export type TrackedName =
  | Exclude<
      AnalyticsEvent['name'],
      | 'paid_signup_failure'
      | 'free_signup_failure'
      | 'free_trial_signup_failure'
      | 'as_signup_failure'
    >
  | 'signup_failure';

/** Both trials fail alike: the event's sign-up type tells them apart. */
const FAILURES = {
  paid: 'paid_signup_failure',
  free: 'free_signup_failure',
  noCardSignup: 'free_trial_signup_failure',
  freeTrial: 'free_trial_signup_failure',
  answeringService: 'as_signup_failure',
} as const satisfies Record<SignupType, AnalyticsEvent['name']>;

/**
 * The name that an event goes by; null where it is not counted. An upgrade is no sign-up: what counts
 * is its payment.
 */
export function eventName(
  tracked: TrackedName,
  purpose: SignupType | 'upgrade',
): AnalyticsEvent['name'] | null {
  if (purpose !== 'upgrade') return tracked === 'signup_failure' ? FAILURES[purpose] : tracked;
  if (tracked === 'signup_failure') return 'payment_failure';
  return tracked === 'signup_started' || tracked === 'signup_success' ? null : tracked;
}
