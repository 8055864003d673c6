import type { SocialPlan, SocialReturn } from '../../../core/contract/generated/calls.ts';
import { decodeReturn } from '../../../core/rules/socialState/decodeReturn.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { choosePlan } from './chosenPlan.ts';
import { type PlanKeeping, takePlan } from './keptPlan.ts';

/** The part of the page's address that a return uses. */
export interface PageAddress {
  readonly href: string;
  /** Replaces the address without loading anything. */
  readonly replace: (href: string) => void;
}

/**
 * Ends a return from Google or Facebook: restores the selection, and removes the state from the
 * address, so that a reload or bookmark is not a return. The browser's copy of the plan details is
 * preferred, then the server's, then what the state in the address names.
 */
export function endReturn(
  { config, plan }: Pick<RootStore, 'config' | 'plan'>,
  keeping: PlanKeeping,
  address: PageAddress,
): void {
  const { fault, plan: carried } = config.social;
  const url = new URL(address.href);
  const state = url.searchParams.get('state');
  const said = state === null ? null : decodeReturn(state);
  if (state !== null) {
    url.searchParams.delete('state');
    // The empty fragment of a return stays in an address until it is removed.
    if (url.hash === '') url.hash = '';
    address.replace(url.href);
  }
  if (said === null && fault === null && carried === null) return;
  const chosen = takePlan(keeping) ?? carried ?? planOf(said);
  if (chosen) choosePlan(plan, chosen);
}

/** The plan and the users that a state names. */
function planOf(said: SocialReturn | null): SocialPlan | null {
  if (!said?.success) return null;
  const { planId, quantity: users } = said;
  return { ...(planId && { planId }), ...(users && { users }) };
}
