import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { formatMoney } from '../../../core/texts/formatMoney.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { trialText } from '../../../core/texts/planTexts.ts';
import { renewalLine } from '../../renderer/renewalLine.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** The sentences under the amounts: trial, renewal, minutes and how it ends. Serves Specification 9.0.5. */
export function summaryNotes(stores: RootStore): string[] {
  const { plan, brand, texts, session } = stores;
  const chosen = plan.selectedPlan;
  if (!chosen) return [];

  const { isTrial, needsPayment } = SIGNUP_TYPES[session.signupType];
  const { minutes, overage } = chosen.billingType === 'MINUTES' ? chosen : {};
  const trial = isTrial
    ? [trialText(chosen, brand.freeTrial, texts), texts.trialThen, texts.trialCancel]
    : [];
  const notes: (string | null | undefined)[] = [
    ...trial,
    isTrial && minutes !== undefined
      ? formatText(texts.trialMinutes, { minutes, plan: chosen.name })
      : null,
    renewalLine(stores),
    minutes === undefined ? null : formatText(texts.minutesIncluded, { minutes }),
    overage === undefined
      ? null
      : formatText(texts.overage, {
          amount: formatMoney({ amount: overage, currency: brand.currency }, brand.locale),
        }),
    needsPayment ? null : texts.noCardNeeded,
  ];
  return notes.filter((note) => typeof note === 'string');
}
