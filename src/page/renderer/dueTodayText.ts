import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import type { StoresFor } from '../stores/StoresFor.ts';
import type { PlanNeeds } from './plans/planNeeds.ts';

/** Whether nothing is due today and no card is needed, which the page says in words. */
export function isFreeToday({ plan, session }: StoresFor<PlanNeeds>): boolean {
  return plan.totals?.dueToday === 0 && !SIGNUP_TYPES[session.signupType].needsPayment;
}

/** Returns what is due today, as an amount or in words; empty without a plan. */
export function dueTodayText(stores: StoresFor<PlanNeeds>): string {
  const { totals } = stores.plan;
  if (!totals) return '';
  return isFreeToday(stores) ? stores.texts.freeNoCard : stores.money(totals.dueToday);
}
