import type { SubscriptionSummary } from '../../../core/contract/generated/session.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { wholeDate } from '../../../core/texts/wholeDate.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';
import type { widget } from './widget.ts';

/** Returns the sentences under a subscription's rows: its end, automatic charges, how to cancel or to keep it. */
export function subscriptionNotes(
  { brand, texts }: StoresFor<typeof widget>,
  subscription: SubscriptionSummary | null,
  timeZone: string,
): readonly string[] {
  if (subscription === null) return [texts.accountNoPlan];
  const { endedAt, lastPayment, nextCharge, periodCharge, trialEndsAt } = subscription;
  if (endedAt !== null) {
    const date = wholeDate(endedAt, brand.dateLanguage, timeZone);
    return [formatText(texts.accountEnded, { date })];
  }
  if (periodCharge === 0) return [texts.accountNothingCharged];
  if (lastPayment === null) return trialEndsAt === null ? [] : [texts.accountTrialWithoutCard];
  if (lastPayment.state === 'failed') {
    return [formatText(texts.accountPaymentFailed, { support: brand.support.email })];
  }
  const cancel = formatText(texts.accountCancel, { support: brand.support.email });
  return nextCharge === null ? [] : [cancel];
}
