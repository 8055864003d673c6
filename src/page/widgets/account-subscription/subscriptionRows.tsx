import type { ReactNode } from 'react';
import type {
  PaymentSummary,
  SubscriptionSummary,
} from '../../../core/contract/generated/session.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { paidWith } from '../../../core/texts/paymentMethods/paidWith.ts';
import { writeCount } from '../../../core/texts/samples/writeNumbers.ts';
import { wholeDate } from '../../../core/texts/wholeDate.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';
import type { DetailRow } from '../../ui/DetailRows.tsx';
import styles from './AccountSubscription.module.css';
import { agreedMoney } from './agreedMoney.ts';
import type { widget } from './widget.ts';

type AmountOn = Pick<PaymentSummary, 'amount' | 'at' | 'currency'>;
type AccountTexts = StoresFor<typeof widget>['texts'];

/**
 * Returns a subscription's rows: what it includes, then its payments. Rows without a value are left out.
 */
export function subscriptionRows(
  stores: StoresFor<typeof widget>,
  subscription: SubscriptionSummary,
  timeZone: string,
): DetailRow[] {
  const { brand, texts } = stores;
  const { addons, currency, ivrPlan, lastPayment, minutes, nextCharge, users } = subscription;
  const { trialEndsAt, trialMinutes } = subscription;
  const count = (number: number | null) =>
    number === null ? '' : writeCount(number, brand.locale, brand.numberSamples);
  const date = (iso: string) => wholeDate(iso, brand.dateLanguage, timeZone);
  const amountOn = ({ amount, at, currency }: AmountOn) =>
    formatText(texts.accountAmountOn, {
      amount: agreedMoney(stores, { amount, currency }),
      date: date(at),
    });
  // A trial of minutes ends sooner once they are used.
  const isLatest = trialEndsAt !== null && minutes !== null;
  const latest = (when: string) => (isLatest ? formatText(texts.atLatest, { date: when }) : when);
  const rows: DetailRow[] = [
    { name: texts.accountUsers, value: count(users) },
    { name: texts.factMinutes, value: count(minutes) },
    { name: texts.accountFreeMinutes, value: count(trialMinutes) },
    { name: texts.addons, value: lines(addons) },
    { name: texts.ivrPlan, value: ivrPlan ?? '' },
    { name: texts.accountTrialEnds, value: trialEndsAt === null ? '' : latest(date(trialEndsAt)) },
    {
      name: trialEndsAt === null ? texts.accountNextPayment : texts.accountFirstPayment,
      value: nextCharge === null ? '' : latest(amountOn({ ...nextCharge, currency })),
    },
    {
      name: isOnlyKept(lastPayment) ? texts.accountPaidWith : texts.accountLastPayment,
      value: lastPaymentValue(lastPayment, texts, amountOn),
    },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** One name per line. */
function lines(names: readonly string[]): ReactNode {
  if (names.length === 0) return '';
  return names.map((name) => (
    <span className={styles['line']} key={name}>
      {name}
    </span>
  ));
}

/** Whether the payment method was kept for later, or no longer is, and nothing was charged. */
function isOnlyKept(payment: PaymentSummary | null): boolean {
  return payment !== null && (payment.state === 'kept' || payment.amount === 0);
}

function lastPaymentValue(
  payment: PaymentSummary | null,
  texts: AccountTexts,
  amountOn: (payment: AmountOn) => string,
): ReactNode {
  if (payment === null) return '';
  const instrument = paidWith(payment, texts);
  if (payment.state === 'kept') return instrument;
  const states = {
    paid: texts.paymentPaid,
    processing: texts.paymentProcessing,
    failed: texts.paymentFailed,
  };
  return (
    <>
      {isOnlyKept(payment) ? null : <span>{amountOn(payment)}</span>}
      <span className={styles['state']} data-state={payment.state}>
        {formatText(states[payment.state], { method: instrument })}
      </span>
    </>
  );
}
