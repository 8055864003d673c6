import { trialEnd } from '../../../core/rules/renewals/trialEnd.ts';
import { upcomingCharge } from '../../../core/rules/renewals/upcomingCharge.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { formatDate } from '../../../core/texts/formatDate.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { writeDate } from '../../../core/texts/samples/writeDate.ts';
import { type StoresFor, storesFor } from '../../stores/StoresFor.ts';
import type { PlanNeeds } from '../plans/planNeeds.ts';
import type { TrialNeeds } from '../trialNeeds.ts';

/**
 * Says when a trial ends, and when the next charge comes and how much it is, by the server's own
 * rules. Empty when nothing is charged.
 */
export function billingDates(stores: StoresFor<PlanNeeds>): string {
  const { brand, clock, plan, purpose, texts } = stores;
  const { selectedPlan, totals, discountedCharges } = plan;
  if (!selectedPlan || !totals) return '';
  const { isTrial, needsPayment } = SIGNUP_TYPES[purpose === 'upgrade' ? 'paid' : purpose];
  const date = (at: Date) => {
    const day = clock.dayOf(at);
    return day
      ? writeDate(day, brand.dateLanguage, brand.dateSamples)
      : formatDate(at.toISOString(), brand.dateLanguage, clock.timeZone);
  };
  const ofTrial = storesFor<TrialNeeds>(stores);
  const trialEndsAt = isTrial ? trialEnd(clock.now, ofTrial.brand.freeTrial) : null;
  const { amount, at } = upcomingCharge({
    planPeriod: selectedPlan.planPeriod,
    prices: totals,
    discountedCharges,
    orderedAt: clock.now,
    trialEndsAt,
  });
  const isCharged = needsPayment && amount > 0;
  const charge = stores.money(amount);
  if (trialEndsAt === null) {
    return isCharged ? formatText(texts.nextChargeOn, { amount: charge, date: date(at) }) : '';
  }
  const { texts: words } = ofTrial;
  const ends = selectedPlan.billingType === 'MINUTES' ? words.trialEndsBy : words.trialEndsOn;
  const parts = [
    formatText(ends, { date: date(trialEndsAt) }),
    isCharged ? formatText(words.firstChargeThen, { amount: charge }) : '',
  ];
  return parts.join(' ').trim();
}
