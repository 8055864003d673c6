import { decodeReturn } from '../../../core/rules/socialState/decodeReturn.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { choosePlan } from './chosenPlan.ts';
import { type PlanKeeping, takePlan } from './keptPlan.ts';

/** The page's address, as far as a return touches it. */
export interface PageAddress {
  readonly href: string;
  /** Puts another address in its place, without loading anything. */
  readonly replace: (href: string) => void;
}

/**
 * Ends a return from Google or Facebook: what had been chosen is chosen again, and the state goes from
 * the address, so that no reload or bookmark returns anew. The browser knows the plan details best;
 * where its storage was denied or full, the server's state has them.
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
    // A return's empty fragment stays in an address until it is taken out of it.
    if (url.hash === '') url.hash = '';
    address.replace(url.href);
  }
  if (said === null && fault === null && carried === null) return;
  const chosen = takePlan(keeping) ?? carried;
  if (chosen) choosePlan(plan, chosen);
}
