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
 * preferred; the server's state is used if storage was denied or full.
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
  const chosen = takePlan(keeping) ?? carried;
  if (chosen) choosePlan(plan, chosen);
}
