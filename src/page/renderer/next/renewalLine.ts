import type { Plan } from '../../../core/contract/generated/catalogue.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { renewalText, trialText } from '../../../core/texts/planTexts.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { type StoresFor, storesFor } from '../../stores/StoresFor.ts';
import type { PlanNeeds } from '../plans/planNeeds.ts';
import type { TrialNeeds } from '../trialNeeds.ts';

/**
 * Returns the price of the selected order from its second charge on; null when nothing is ever charged.
 */
export function renewalLine(stores: StoresFor<PlanNeeds>): string | null {
  const { selectedPlan, totals, discountedCharges } = stores.plan;
  if (!selectedPlan || !totals || totals.fullAmount === 0) return null;
  const amount = stores.money(totals.totalAmount);
  const full = stores.money(totals.fullAmount);
  return renewalText(selectedPlan, { amount, full, discountedCharges }, stores.texts);
}

/** Returns the length of a plan's trial, on a page that signs up for one. */
export function trialLength(stores: RootStore, plan: Plan): string {
  return trialText(plan, storesFor<TrialNeeds>(stores).texts);
}

/** Returns a trial's first bill if it differs from the price per period; else empty. */
function firstBill(stores: StoresFor<PlanNeeds>, text: string): string {
  const { totals, discountedCharges } = stores.plan;
  const usual = discountedCharges === 1 ? totals?.fullAmount : totals?.totalAmount;
  if (!totals || totals.firstCharge === usual) return '';
  return formatText(text, { amount: stores.money(totals.firstCharge) });
}

/** Returns the price after a trial: charged to the card, or that of a plan which could be chosen then. */
function afterTrialLine(stores: StoresFor<PlanNeeds>, isDated: boolean): string {
  const { plan, session } = stores;
  const { texts } = storesFor<TrialNeeds>(stores);
  const price = renewalLine(stores);
  if (!plan.selectedPlan || price === null) return '';
  const { needsPayment } = SIGNUP_TYPES[session.signupType];
  const [text, first] = needsPayment
    ? [texts.trialThen, isDated ? '' : firstBill(stores, texts.firstBillOf)]
    : [texts.trialEnds, firstBill(stores, texts.firstBillWouldBe)];
  return `${formatText(text, { plan: plan.selectedPlan.name, price })} ${first}`.trim();
}

/**
 * Returns the renewal price as a separate line, after the length of a trial and before its first
 * bill. Omits 'Then' where a discount covers more than one charge, because that price counts from
 * today. For a trial without a card it says that the trial ends by itself. With a date beside it
 * (`isDated`) it omits a card's first bill, because the date line has it.
 */
export function thenLine(stores: StoresFor<PlanNeeds>, { isDated = false } = {}): string {
  const { plan, session, texts } = stores;
  if (plan.selectedPlan && SIGNUP_TYPES[session.signupType].isTrial) {
    const { trialSaid } = storesFor<TrialNeeds>(stores).texts;
    const trial = trialLength(stores, plan.selectedPlan);
    return `${formatText(trialSaid, { trial })} ${afterTrialLine(stores, isDated)}`.trim();
  }
  const price = renewalLine(stores);
  if (price === null || plan.discountedCharges > 1) return price ?? '';
  return formatText(texts.thenPrice, { price });
}
