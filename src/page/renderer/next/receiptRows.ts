import type { PlacedOrder } from '../../../core/contract/generated/session.ts';
import type { receiptTexts } from '../../../core/texts/en/paying/receiptTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { paidWith as writeInstrument } from '../../../core/texts/paymentMethods/paidWith.ts';
import { planForText } from '../../../core/texts/planTexts.ts';
import { writeCount } from '../../../core/texts/samples/writeNumbers.ts';
import { wholeDate } from '../../../core/texts/wholeDate.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';
import type { DetailRow } from '../../ui/DetailRows.tsx';
import type { PlacedNeeds } from '../placedNeeds.ts';

/** What a page shows of a placed order. */
export type ShownReceipt = Pick<
  PlacedOrder,
  'amountPaid' | 'awaitsBank' | 'order' | 'paidWith' | 'reference' | 'state' | 'timeZone'
>;

/** What writing a receipt needs. */
export interface ReceiptWriter extends Pick<RootStore, 'money'> {
  readonly brand: Pick<
    StoresFor<PlacedNeeds>['brand'],
    'dateLanguage' | 'locale' | 'numberSamples'
  >;
  readonly texts: Readonly<Record<keyof typeof receiptTexts | 'dueToday', string>>;
}

/**
 * Returns the rows of a receipt: what was ordered and paid, what comes next, and the order number.
 * Rows without a value are left out.
 */
export function receiptRows(writer: ReceiptWriter, receipt: ShownReceipt): readonly DetailRow[] {
  const { brand, texts } = writer;
  const { order, reference } = receipt;
  const { nextCharge = null, planName = '', trialEndsAt = null, users = null } = order ?? {};
  const date = (iso: string) => {
    const day = wholeDate(iso, brand.dateLanguage, receipt.timeZone);
    return order?.trialMayEndSooner ? formatText(texts.atLatest, { date: day }) : day;
  };
  const rows: DetailRow[] = [
    { name: texts.plan, value: planOf(writer, planName, users), strong: true },
    ...paidRows(writer, receipt),
    { name: texts.accountTrialEnds, value: trialEndsAt === null ? '' : date(trialEndsAt) },
    {
      name: trialEndsAt === null ? texts.accountNextPayment : texts.accountFirstPayment,
      value:
        nextCharge === null
          ? ''
          : formatText(texts.accountAmountOn, {
              amount: writer.money(nextCharge.amount),
              date: date(nextCharge.at),
            }),
    },
    { name: texts.placedReference, value: reference ?? '' },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** Nothing is paid yet in a trial, for an order in progress, and until a bank collects a debit. */
function paidRows(
  writer: ReceiptWriter,
  { amountPaid, awaitsBank, paidWith, state }: ShownReceipt,
): readonly DetailRow[] {
  const { texts } = writer;
  const instrument = paidWith === null ? '' : writeInstrument(paidWith, texts);
  const unit = instrument === '' ? {} : { unit: instrument };
  if (!amountPaid) return [{ name: texts.accountPaidWith, value: instrument }];
  if (state === 'pending') return [{ name: texts.dueToday, value: writer.money(amountPaid) }];
  return awaitsBank
    ? [{ name: texts.accountPaidWith, value: instrument }]
    : [{ name: texts.paidToday, value: writer.money(amountPaid), ...unit }];
}

function planOf({ brand, texts }: ReceiptWriter, plan: string, users: number | null): string {
  if (users === null) return plan;
  return planForText(plan, writeCount(users, brand.locale, brand.numberSamples), texts);
}
