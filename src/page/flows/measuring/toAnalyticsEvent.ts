import type { AnalyticsEvent } from '../../../core/contract/generated/calls.ts';
import { analyticsItems, itemsValue } from '../../../core/rules/measuring/analyticsItems.ts';
import { eventName } from '../../../core/rules/measuring/eventName.ts';
import { measuredSource } from '../../../core/rules/measuring/measuredSource.ts';
import type { TrackedEvent } from '../../providers/notes/createNotes.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** What a reason may look like: a code, never a sentence that could hold what somebody typed. */
const REASON = /^([A-Z][A-Z0-9_]{0,79}|Too many requests)$/;

function measuredReason(reason: string): string {
  return REASON.test(reason) ? reason : 'OTHER';
}

/**
 * What is sent of an event: the page, the order and how it went, and nothing that a visitor typed.
 * Null where it is not counted. Serves Specification 2.2.1, 4.0.11 and 9.0.2.
 */
export function toAnalyticsEvent(
  { brand, config, plan, purpose, session }: RootStore,
  { name: tracked, reason }: TrackedEvent,
  transactionId: string,
): AnalyticsEvent | null {
  const name = eventName(tracked, purpose);
  if (name === null) return null;
  const { addons, ivrPlans, selectedAddons, selectedIVRId, selectedPlan } = plan;
  const isOrder = name !== 'page_view';
  const items = analyticsItems({
    plan: isOrder ? selectedPlan : null,
    users: plan.numberOfUsers,
    addons: addons.filter(({ id }) => selectedAddons.includes(id)),
    ivrPlan: ivrPlans.find(({ id }) => id === selectedIVRId) ?? null,
  });
  return {
    name,
    view: config.view,
    signupType: session.signupType,
    utmSource: measuredSource(session.utmSource),
    currency: 'USD',
    ownCurrency: brand.currency,
    value: itemsValue(items),
    tax: 0,
    shipping: 0,
    items,
    ...(plan.selectedPlanId !== null && { planId: plan.selectedPlanId }),
    ...(name.endsWith('_success') && { transactionId }),
    ...(reason !== undefined && { reason: measuredReason(reason) }),
  };
}
