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

/** A trial's first bill, where it is not what each period costs; else empty. */
function firstBill(stores: StoresFor<PlanNeeds>, text: string): string {
  const { totals, discountedCharges } = stores.plan;
  const usual = discountedCharges === 1 ? totals?.fullAmount : totals?.totalAmount;
  if (!totals || totals.firstCharge === usual) return '';
  return formatText(text, { amount: stores.money(totals.firstCharge) });
}

/** The same after a trial: of a card that was given, or of the plan that could be chosen then. */
export function afterTrialLine(stores: StoresFor<PlanNeeds>): string {
  const { plan, session, texts } = stores;
  const price = renewalLine(stores);
  if (!plan.selectedPlan || price === null) return '';
  const { needsPayment } = SIGNUP_TYPES[session.signupType];
  const [text, first] = needsPayment
    ? [texts.trialThen, texts.firstBillOf]
    : [texts.trialEnds, texts.firstBillWouldBe];
  return `${formatText(text, { plan: plan.selectedPlan.name, price })} ${firstBill(stores, first)}`.trim();
}

/**
 * Returns the renewal price as a separate line, after the length of a trial and its first bill. Omits 'Then' where a
 * discount covers more than one charge, because that price counts from today. For a trial without a
 * card it says that the trial ends by itself. Where a date stands beside it, that says the first bill.
 */
export function thenLine(stores: StoresFor<PlanNeeds>, { isDated = false } = {}): string {
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
  const after = needsPayment
    ? [isDated ? '' : firstBill(stores, texts.firstBillOf), then]
    : [afterTrialLine(stores)];
  return [formatText(texts.trialSaid, { trial }), ...after].filter(Boolean).join(' ');
}
