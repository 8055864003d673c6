import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { formatNumbers } from '../../../core/texts/formatNumbers.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { writeCount } from '../../../core/texts/samples/writeNumbers.ts';
import { thenLine, trialLength } from '../../renderer/next/renewalLine.ts';
import type { TrialNeeds } from '../../renderer/trialNeeds.ts';
import { type StoresFor, storesFor } from '../../stores/StoresFor.ts';
import type { widget } from './widget.ts';

/** Returns the sentences under the amount due: trial, renewal, minutes and how it ends. */
export function summaryNotes(stores: StoresFor<typeof widget>): string[] {
  const { brand, plan, texts, session } = stores;
  const chosen = plan.selectedPlan;
  if (!chosen) return [];

  const { isTrial, needsPayment } = SIGNUP_TYPES[session.signupType];
  // Without a card, a trial ends with its free minutes, and further ones cannot be charged.
  const sellsMinutes = chosen.billingType === 'MINUTES' && (needsPayment || !isTrial);
  const { minutes, overage } = sellsMinutes ? chosen : {};
  const ofTrial = storesFor<TrialNeeds>(stores).texts;
  return [
    isTrial ? trialLength(stores, chosen) : thenLine(stores),
    minutes === undefined
      ? ''
      : formatNumbers(
          isTrial ? ofTrial.trialMinutes : texts.minutesIncluded,
          { minutes, plan: chosen.name },
          (it) => writeCount(it, brand.locale, brand.numberSamples),
        ),
    overage === undefined ? '' : formatText(texts.overage, { amount: stores.money(overage) }),
    isTrial ? ofTrial.trialCancel : '',
  ].filter((note) => note !== '');
}
