import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { formatText } from '../../core/texts/formatText.ts';
import { renewalText, trialText } from '../../core/texts/planTexts.ts';
import type { StoresFor } from '../stores/StoresFor.ts';
import type { PlanNeeds } from './planNeeds.ts';

/** What the chosen order costs from its second charge on; null where nothing is ever charged. */
export function renewalLine(stores: StoresFor<PlanNeeds>): string | null {
  const { selectedPlan, totals, discountedCharges } = stores.plan;
  if (!selectedPlan || !totals || totals.fullAmount === 0) return null;
  const amount = stores.money(totals.totalAmount);
  const full = stores.money(totals.fullAmount);
  return renewalText(selectedPlan, { amount, full, discountedCharges }, stores.texts);
}

/** The same after a trial: of a card that was given, or of the plan that could be chosen then. */
export function afterTrialLine(stores: StoresFor<PlanNeeds>): string {
  const { plan, session, texts } = stores;
  const price = renewalLine(stores);
  if (!plan.selectedPlan || price === null) return '';
  const { needsPayment } = SIGNUP_TYPES[session.signupType];
  const text = needsPayment ? texts.trialThen : texts.trialEnds;
  return formatText(text, { plan: plan.selectedPlan.name, price });
}

/**
 * Returns the renewal price as a separate line, after the length of a trial. Omits 'Then' where a
 * discount covers more than one charge, because that price counts from today. For a trial without a
 * card it says that the trial ends by itself.
 */
export function thenLine(stores: StoresFor<PlanNeeds>): string {
  const { brand, plan, session, texts } = stores;
  const { discountedCharges, selectedPlan } = plan;
  const { isTrial, needsPayment } = SIGNUP_TYPES[session.signupType];
  const price = renewalLine(stores);
  const then =
    price === null || discountedCharges > 1
      ? (price ?? '')
      : formatText(texts.thenPrice, { price });
  if (!selectedPlan || !isTrial) return then;
  const trial = trialText(selectedPlan, brand.freeTrial, texts);
  return `${trial}. ${needsPayment ? then : afterTrialLine(stores)}`.trim();
}
