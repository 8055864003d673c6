import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import type { StoresFor } from '../stores/StoresFor.ts';
import type { PlanNeeds } from './planNeeds.ts';

/** What is due today: the amount, or words where nothing is and no card is asked for; empty without a plan. */
export function dueTodayText(stores: StoresFor<PlanNeeds>): string {
  const { plan, session, texts } = stores;
  if (!plan.totals) return '';
  const { dueToday } = plan.totals;
  const isFree = dueToday === 0 && !SIGNUP_TYPES[session.signupType].needsPayment;
  return isFree ? texts.freeNoCard : stores.money(dueToday);
}
