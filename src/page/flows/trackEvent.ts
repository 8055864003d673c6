import type { AnalyticsEvent } from '../../core/contract/generated/calls.ts';
import type { FlowContext } from './FlowContext.ts';

/**
 * Sends an event of the sign-up, without any personal detail. A brand that must ask for consent
 * first measures nothing without it. Serves Specification 2.2.1, 4.0.11 and 7.0.8.
 */
export function trackEvent(
  { stores, providers }: FlowContext,
  name: AnalyticsEvent['name'],
  reason?: string,
): void {
  const { brand, session, plan, purpose } = stores;
  if (brand.analytics.consent !== 'notRequired') return;
  // An upgrade is no sign-up: its payment is what counts.
  if (purpose === 'upgrade' && name.startsWith('signup')) return;
  providers.sendEvent({
    name,
    signupType: session.signupType,
    utmSource: session.utmSource,
    ...(plan.selectedPlanId !== null && { planId: plan.selectedPlanId }),
    ...(reason !== undefined && { reason }),
  });
}
