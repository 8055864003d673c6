import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { trialText } from '../../../core/texts/planTexts.ts';
import { thenLine } from '../../renderer/next/renewalLine.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';
import type { widget } from './widget.ts';

/** The sentences under what is due today: trial, renewal, minutes and how it ends. */
export function summaryNotes(stores: StoresFor<typeof widget>): string[] {
  const { plan, brand, texts, session } = stores;
  const chosen = plan.selectedPlan;
  if (!chosen) return [];

  const { isTrial } = SIGNUP_TYPES[session.signupType];
  const { minutes, overage } = chosen.billingType === 'MINUTES' ? chosen : {};
  const minutesText = isTrial ? texts.trialMinutes : texts.minutesIncluded;
  return [
    isTrial ? trialText(chosen, brand.freeTrial, texts) : thenLine(stores),
    minutes === undefined ? '' : formatText(minutesText, { minutes, plan: chosen.name }),
    overage === undefined ? '' : formatText(texts.overage, { amount: stores.money(overage) }),
    isTrial ? texts.trialCancel : '',
  ].filter((note) => note !== '');
}
