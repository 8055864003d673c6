import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { formatMoney } from '../../../core/texts/formatMoney.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { renewalText, trialText } from '../../../core/texts/planTexts.ts';
import type { PlanTotals } from '../../stores/PlanStore.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** The sentences under the amounts: trial, renewal, minutes and how it ends. Serves Specification 9.0.5. */
export function summaryNotes(stores: RootStore, totals: PlanTotals): string[] {
  const { plan, brand, texts, session } = stores;
  const chosen = plan.selectedPlan;
  if (!chosen) return [];

  const { isTrial, needsPayment } = SIGNUP_TYPES[session.signupType];
  const isMinutes = chosen.billingType === 'MINUTES';
  const notes: (string | null)[] = [
    isTrial ? trialText(chosen, brand.freeTrial, texts) : null,
    renewalText(chosen, totals.totalAmount, brand.locale, texts),
    isMinutes && chosen.minutes !== undefined
      ? formatText(texts.minutesIncluded, { minutes: chosen.minutes })
      : null,
    isMinutes && chosen.overage !== undefined
      ? formatText(texts.overage, {
          amount: formatMoney({ amount: chosen.overage, currency: brand.currency }, brand.locale),
        })
      : null,
    isTrial && needsPayment ? texts.trialThen : null,
    isTrial && isMinutes ? texts.trialMinutes : null,
    isTrial && needsPayment ? texts.trialCancel : null,
    needsPayment ? null : texts.noCardNeeded,
  ];
  return notes.filter((note) => note !== null);
}
