import type { SignupType } from '../../contract/generated/brand.ts';
import type { AnalyticsEvent } from '../../contract/generated/calls.ts';

/** The event names that flows use. All failures of a sign-up share one name, whatever its type. */
export type TrackedName =
  | Exclude<
      AnalyticsEvent['name'],
      | 'paid_signup_failure'
      | 'free_signup_failure'
      | 'free_trial_signup_failure'
      | 'as_signup_failure'
    >
  | 'signup_failure';

/** Both trials share a name; the event's sign-up type distinguishes them. */
const FAILURES = {
  paid: 'paid_signup_failure',
  free: 'free_signup_failure',
  noCardSignup: 'free_trial_signup_failure',
  freeTrial: 'free_trial_signup_failure',
  answeringService: 'as_signup_failure',
} as const satisfies Record<SignupType, AnalyticsEvent['name']>;

/**
 * Returns the name under which an event is sent; null when it is not sent. An upgrade is not a
 * sign-up, so only its payment is measured.
 */
export function eventName(
  tracked: TrackedName,
  purpose: SignupType | 'upgrade',
): AnalyticsEvent['name'] | null {
  if (purpose !== 'upgrade') return tracked === 'signup_failure' ? FAILURES[purpose] : tracked;
  if (tracked === 'signup_failure') return 'payment_failure';
  return tracked === 'signup_started' || tracked === 'signup_success' ? null : tracked;
}
