import { isTrialAnnounced, TRIAL_NOTICE_DAYS } from '../../../core/rules/renewals/trialNotice.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { billingDates } from '../../renderer/next/billingDates.ts';
import type { TrialNeeds } from '../../renderer/trialNeeds.ts';
import { type StoresFor, storesFor } from '../../stores/StoresFor.ts';
import type { widget } from './widget.ts';

/**
 * Returns the steps of a trial without a card: the mail before its end, and its end. A trial that
 * may end sooner, with its minutes, promises no mail. Empty for anything else.
 */
export function trialSteps(stores: StoresFor<typeof widget>): string[] {
  const { plan, session } = stores;
  const { isTrial, needsPayment } = SIGNUP_TYPES[session.signupType];
  if (!isTrial || needsPayment) return [];
  const { brand, texts } = storesFor<TrialNeeds>(stores);
  const endsByDate = plan.selectedPlan?.billingType !== 'MINUTES';
  const isTold = endsByDate && isTrialAnnounced(brand.freeTrial);
  const reminder = formatText(texts.nextReminder, { days: TRIAL_NOTICE_DAYS });
  return [isTold ? reminder : '', billingDates(stores)].filter((step) => step !== '');
}
