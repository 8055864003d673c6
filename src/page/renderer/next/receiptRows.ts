import type { PlacedOrder } from '../../../core/contract/generated/session.ts';
import type { receiptTexts } from '../../../core/texts/en/paying/receiptTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { PAID_WITH } from '../../../core/texts/paymentMethods/paidWith.ts';
import { planForText } from '../../../core/texts/planTexts.ts';
import { writeCount } from '../../../core/texts/samples/writeNumbers.ts';
import { wholeDate } from '../../../core/texts/wholeDate.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';
import type { DetailRow } from '../../ui/DetailRows.tsx';
import type { PlacedNeeds } from '../placedNeeds.ts';

/** What a page tells about a placed order. */
export type Receipt = Pick<
  PlacedOrder,
  'amountPaid' | 'awaitsBank' | 'order' | 'paidWith' | 'reference' | 'state' | 'timeZone'
>;

/** What a receipt is written with. */
export interface ReceiptWriter extends Pick<RootStore, 'money'> {
  readonly brand: Pick<
    StoresFor<PlacedNeeds>['brand'],
    'dateLanguage' | 'locale' | 'numberSamples'
  >;
  readonly texts: Readonly<Record<keyof typeof receiptTexts | 'dueToday', string>>;
}

/** What was ordered, what was paid, what comes next, and what the order is called. Only what there is. */
export function receiptRows(writer: ReceiptWriter, receipt: Receipt): readonly DetailRow[] {
  const { brand, texts } = writer;
  const { order, reference } = receipt;
  const { nextCharge = null, planName = '', trialEndsAt = null, users = null } = order ?? {};
  const date = (iso: string) => wholeDate(iso, brand.dateLanguage, receipt.timeZone);
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

/** A trial has paid nothing yet, nor has a bank that was told to pay, nor an order under way. */
function paidRows(
  writer: ReceiptWriter,
  { amountPaid, awaitsBank, paidWith, state }: Receipt,
): readonly DetailRow[] {
  const { texts } = writer;
  const instrument = paidWith === null ? '' : instrumentOf(paidWith, texts);
  const unit = instrument === '' ? {} : { unit: instrument };
  if (!amountPaid) return [{ name: texts.accountPaidWith, value: instrument }];
  if (state === 'pending') return [{ name: texts.dueToday, value: writer.money(amountPaid) }];
  return awaitsBank
    ? [{ name: texts.accountPaidWith, value: instrument }]
    : [{ name: texts.paidToday, value: writer.money(amountPaid), ...unit }];
}

/** Such as 'Visa ending in 1111'. */
function instrumentOf(
  { cardType, lastFour, method }: NonNullable<Receipt['paidWith']>,
  texts: ReceiptWriter['texts'],
): string {
  const name = cardType ?? texts[PAID_WITH[method]];
  return lastFour === null ? name : formatText(texts.endingIn, { name, digits: lastFour });
}

function planOf({ brand, texts }: ReceiptWriter, plan: string, users: number | null): string {
  if (users === null) return plan;
  return planForText(plan, writeCount(users, brand.locale, brand.numberSamples), texts);
}
