import { isTrialAnnounced, TRIAL_NOTICE_DAYS } from '../../../core/rules/renewals/trialNotice.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { billingDates } from '../../renderer/next/billingDates.ts';
import type { TrialNeeds } from '../../renderer/trialNeeds.ts';
import { type StoresFor, storesFor } from '../../stores/StoresFor.ts';
import type { widget } from './widget.ts';

/**
 * How a trial without a card goes on: the mail before its end, and its end. One that may end sooner,
 * with its minutes, promises no mail. Empty for what is no such trial.
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
