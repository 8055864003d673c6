import type { Brand } from '../contract/generated/brand.ts';
import type { Currency } from '../contract/Money.ts';
import { formatCount } from '../texts/formatCount.ts';
import { formatMoney } from '../texts/formatMoney.ts';
import { formatNumbers } from '../texts/formatNumbers.ts';
import { formatText } from '../texts/formatText.ts';
import type { MailTexts } from '../texts/LanguageWords.ts';
import { paidWith } from '../texts/paymentMethods/paidWith.ts';
import { renewalText } from '../texts/planTexts.ts';
import { type Texts, textsFor } from '../texts/textsFor.ts';
import { wholeDate } from '../texts/wholeDate.ts';
import { wordsFor } from '../texts/wordsFor.ts';
import type { MailAmount } from './MailContent.ts';
import type { PaidBy, Receipt } from './Receipt.ts';

/** A receipt's texts, for both its plain text and its HTML. */
export interface ReceiptWords {
  readonly subject: string;
  readonly title: string;
  /** Says in one sentence what happened. */
  readonly opening: string;
  readonly rows: readonly MailAmount[];
  readonly total: MailAmount;
  /** The payment after a trial, which is the sum of the rows. */
  readonly later?: MailAmount;
  /** Small facts under the total: date, instrument, order number. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly renewal: string;
  readonly cancel: string;
}

export interface ReceiptSubject {
  readonly receipt: Receipt;
  readonly paidBy: Pick<PaidBy, 'cardType' | 'lastFour' | 'method' | 'reference'>;
  /** Whether a bank collects the payment days later. */
  readonly isCollected: boolean;
  /** The account's time zone. All dates are in it. */
  readonly timeZone: string;
}

export function receiptWords(brand: Brand, subject: ReceiptSubject): ReceiptWords {
  const { isCollected, paidBy, receipt, timeZone } = subject;
  const { currency = brand.currency, firstCharge, trialEndsAt } = receipt;
  const writer = writerFor(brand, timeZone, currency);
  const { date, mails, money, texts } = writer;
  const first = trialEndsAt === null ? null : firstPaymentDate(writer, receipt, trialEndsAt);
  const rows = receipt.lines.map(({ amount, name }) => ({
    name,
    amount: money(amount).replace('-', '−'),
  }));
  return {
    ...(first === null ? ofPayment(writer, receipt, isCollected) : ofTrial(writer, receipt)),
    rows,
    ...(first !== null && {
      later: {
        name: formatText(mails.firstPaymentOn, { date: first }),
        amount: money(firstCharge),
      },
    }),
    facts: [
      { name: mails.date, value: date(receipt.orderedAt) },
      { name: mails.payment, value: paidWith(paidBy, texts) },
      { name: texts.placedReference, value: paidBy.reference },
      ...(receipt.details ?? []),
    ],
    renewal: renewalSentences(writer, receipt),
    cancel: trialEndsAt === null ? mails.cancel : mails.cancelTrial,
  };
}

/** A brand's texts with its formats for amounts and dates. */
interface Writer {
  readonly brand: Brand;
  readonly mails: MailTexts;
  readonly texts: Texts;
  readonly money: (amount: number) => string;
  readonly date: (iso: string) => string;
}

function writerFor(brand: Brand, timeZone: string, currency: Currency): Writer {
  return {
    brand,
    mails: wordsFor(brand.locale).mails,
    texts: textsFor(brand),
    money: (amount) => formatMoney({ amount, currency }, brand.locale),
    date: (iso) => wholeDate(iso, brand.dateLanguage, timeZone),
  };
}

/** The day of a trial's first payment. Minutes that are used up end the trial sooner. */
function firstPaymentDate(
  { date, texts }: Writer,
  { trialMinutes }: Receipt,
  ends: string,
): string {
  const latest = date(ends);
  return trialMinutes === null ? latest : formatText(texts.atLatest, { date: latest });
}

type Opened = Pick<ReceiptWords, 'opening' | 'subject' | 'title' | 'total'>;

function ofPayment(writer: Writer, { firstCharge }: Receipt, isCollected: boolean): Opened {
  const { brand, mails, money, texts } = writer;
  const named = { brand: brand.name };
  const amount = money(firstCharge);
  if (firstCharge === 0) {
    return {
      subject: formatText(mails.receiptSubject, named),
      title: mails.receiptTitle,
      opening: formatText(mails.receiptFree, named),
      total: { name: texts.paidToday, amount },
    };
  }
  return {
    subject: formatText(mails.receiptSubject, named),
    title: mails.receiptTitle,
    opening: formatText(isCollected ? mails.receiptCollected : mails.receiptPaid, {
      ...named,
      amount,
    }),
    total: { name: isCollected ? mails.toBeCollected : texts.paidToday, amount },
  };
}

function ofTrial({ brand, mails, money, texts }: Writer, { planName: plan }: Receipt): Opened {
  const named = { brand: brand.name };
  return {
    subject: formatText(mails.receiptOfTrialSubject, named),
    title: mails.receiptOfTrialTitle,
    opening: formatText(mails.receiptOfTrial, { ...named, plan }),
    total: { name: texts.paidToday, amount: money(0) },
  };
}

/** When the next charge comes and for how much, and when a discount ends. */
function renewalSentences({ brand, date, mails, money, texts }: Writer, receipt: Receipt): string {
  const { charges, firstCharge, planName: plan, renewal, trialEndsAt } = receipt;
  const { planPeriod, trialMinutes: minutes } = receipt;
  const isYearly = planPeriod === 'yearly';
  const next = { plan, date: date(renewal.at), amount: money(renewal.amount) };
  const amounts = { amount: money(charges.amount), full: money(charges.full) };
  const price = renewalText(
    { planPeriod },
    { ...amounts, discountedCharges: charges.discounted },
    texts,
  );
  const lasting = charges.discounted > 1 ? ` ${formatText(mails.yourPrice, { price })}` : '';
  if (trialEndsAt === null) {
    return formatText(isYearly ? mails.renewsYearly : mails.renewsMonthly, next) + lasting;
  }
  const trial = { ...next, ends: date(trialEndsAt), first: money(firstCharge) };
  const ends = isYearly ? mails.trialRenewsYearly : mails.trialRenewsMonthly;
  const sooner = isYearly ? mails.trialRenewsYearlyOrSooner : mails.trialRenewsMonthlyOrSooner;
  return (
    (minutes === null
      ? formatText(ends, trial)
      : formatNumbers(sooner, { ...trial, minutes }, (it) => formatCount(it, brand.locale))) +
    lasting
  );
}
