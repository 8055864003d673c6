import type { AnalyticsEvent } from '../../../core/contract/generated/calls.ts';
import { analyticsItems, itemsValue } from '../../../core/rules/measuring/analyticsItems.ts';
import { eventName } from '../../../core/rules/measuring/eventName.ts';
import { measuredSource } from '../../../core/rules/measuring/measuredSource.ts';
import type { TrackedEvent } from '../../providers/notes/createNotes.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** The form of a reason: a code, never a sentence that could contain typed text. */
const REASON = /^([A-Z][A-Z0-9_]{0,79}|Too many requests)$/;

function measuredReason(reason: string): string {
  return REASON.test(reason) ? reason : 'OTHER';
}

const MINOR_UNITS = 100;

/** Returns the plan shown. An account's page shows the account's plan, not the brand's default. */
function seenPlanId({ isSignUp, plan, session }: RootStore): string | null {
  return isSignUp ? plan.selectedPlanId : (session.account?.subscription?.planId ?? null);
}

/**
 * Returns what is sent of an event: the page, the order and its result, and nothing that the
 * visitor typed. Null when the event is not counted.
 */
export function toAnalyticsEvent(
  stores: RootStore,
  { name: tracked, paid, reason }: TrackedEvent,
  transactionId: string,
): AnalyticsEvent | null {
  const { brand, config, isSignUp, plan, purpose, session } = stores;
  const name = eventName(tracked, purpose);
  if (name === null) return null;
  const { addons, ivrPlans, selectedAddons, selectedIVRId, selectedPlan } = plan;
  const isOrder = name !== 'page_view' && (isSignUp || purpose === 'upgrade');
  const coupon = isOrder && plan.totals?.discount ? plan.discount?.id : undefined;
  const planId = isOrder ? plan.selectedPlanId : seenPlanId(stores);
  const items = analyticsItems({
    plan: isOrder ? selectedPlan : null,
    users: plan.numberOfUsers,
    addons: addons.filter(({ id }) => selectedAddons.includes(id)),
    ivrPlan: ivrPlans.find(({ id }) => id === selectedIVRId) ?? null,
  });
  return {
    name,
    view: config.view,
    utmSource: measuredSource(session.utmSource),
    currency: 'USD',
    ownCurrency: brand.currency,
    value: paid === undefined ? itemsValue(items) : paid / MINOR_UNITS,
    tax: 0,
    shipping: 0,
    items,
    ...(isSignUp && { signupType: session.signupType }),
    ...(planId !== null && { planId }),
    ...(coupon !== undefined && { coupon }),
    ...(name.endsWith('_success') && { transactionId }),
    ...(reason !== undefined && { reason: measuredReason(reason) }),
  };
}
