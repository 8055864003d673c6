import type { Brand } from '../contract/generated/brand.ts';
import { formatDate } from '../texts/formatDate.ts';
import { formatMoney } from '../texts/formatMoney.ts';
import { renewalText } from '../texts/planTexts.ts';
import { textsFor } from '../texts/textsFor.ts';
import type { PaidBy, Receipt } from './Receipt.ts';

/** What a receipt says, in words for its text and its HTML alike. */
export interface ReceiptWords {
  readonly subject: string;
  readonly title: string;
  /** Says in one sentence what has happened. */
  readonly opening: string;
  readonly rows: readonly { readonly name: string; readonly amount: string }[];
  readonly total: { readonly name: string; readonly amount: string };
  /** Small facts under the total: date, instrument, order number. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly renewal: string;
  readonly cancel: string;
}

export interface ReceiptSubject {
  readonly receipt: Receipt;
  readonly paidBy: Pick<PaidBy, 'lastFour' | 'reference'>;
  /** What it was paid with, without the last digits: 'Visa'. */
  readonly paidWith: string;
  /** Whether a bank collects the payment days later. */
  readonly isCollected: boolean;
  /** The account's: dates are those of its own days. */
  readonly timeZone: string;
}

export function receiptWords(
  brand: Brand,
  { isCollected, paidBy, paidWith, receipt, timeZone }: ReceiptSubject,
): ReceiptWords {
  const money = (amount: number) => formatMoney({ amount, currency: brand.currency }, brand.locale);
  const date = (iso: string) => formatDate(iso, brand.dateLanguage, timeZone);
  const { firstCharge, trialEndsAt } = receipt;
  const trialEnds = trialEndsAt === null ? null : date(trialEndsAt);
  const isTrial = trialEnds !== null;
  const total = money(isTrial ? 0 : firstCharge);
  const rows = receipt.lines.map(({ amount, name }) => ({
    name,
    amount: amount < 0 ? `−${money(-amount)}` : money(amount),
  }));
  const firstBill = { name: `First payment, ${trialEnds}`, amount: money(firstCharge) };
  return {
    subject: isTrial ? `Your ${brand.name} free trial has started` : `Your ${brand.name} receipt`,
    title: isTrial ? 'Your free trial has started' : 'Your receipt',
    opening: isTrial
      ? `Thank you for choosing ${brand.name}. Your free trial of ${receipt.planName} has started, and nothing was charged today.`
      : `Thank you for choosing ${brand.name}. ${paidSentence(isCollected, total)}`,
    rows: isTrial ? [...rows, firstBill] : rows,
    total: { name: isCollected && !isTrial ? 'To be collected' : 'Paid today', amount: total },
    facts: [
      { name: 'Date', value: date(receipt.orderedAt) },
      {
        name: 'Payment',
        value: paidBy.lastFour === null ? paidWith : `${paidWith} ending in ${paidBy.lastFour}`,
      },
      { name: 'Order number', value: paidBy.reference },
      ...(receipt.details ?? []),
    ],
    renewal: renewalSentence(brand, receipt, { money, date }),
    cancel: cancelSentence(brand, trialEnds),
  };
}

function paidSentence(isCollected: boolean, total: string): string {
  return isCollected
    ? `Your payment of ${total} is on its way: it leaves your bank account within a few working days.`
    : `Your payment of ${total} was processed successfully.`;
}

interface Formats {
  readonly money: (amount: number) => string;
  readonly date: (iso: string) => string;
}

/** When it is charged next and for how much, and what comes of a discount. */
function renewalSentence(brand: Brand, receipt: Receipt, { money, date }: Formats): string {
  const { charges, firstCharge, planPeriod, renewal, trialEndsAt } = receipt;
  const amounts = { amount: money(charges.amount), full: money(charges.full) };
  const price = renewalText(
    { planPeriod },
    { ...amounts, discountedCharges: charges.discounted },
    textsFor(brand),
  );
  const every = planPeriod === 'yearly' ? 'every year' : 'every month';
  const lasting = charges.discounted > 1 ? ` Your price: ${price}.` : '';
  if (trialEndsAt !== null) {
    const { trialMinutes: minutes } = receipt;
    const sooner = minutes === null ? '' : `, or once its ${minutes} free minutes are used`;
    return `Your trial ends on ${date(trialEndsAt)}${sooner}. Unless you cancel before, ${money(firstCharge)} is charged then, and ${receipt.planName} renews ${every} from ${date(renewal.at)} for ${money(renewal.amount)}.${lasting}`;
  }
  return `${receipt.planName} renews automatically ${every}. The next payment, on ${date(renewal.at)}, is ${money(renewal.amount)}.${lasting}`;
}

/** How to cancel. */
function cancelSentence({ support }: Brand, trialEnds: string | null): string {
  const call = support.phone === undefined ? '' : ` or call ${support.phone}`;
  const ask = `To cancel, write to ${support.email}${call}`;
  return trialEnds === null
    ? `${ask}, at any time. Nothing more is charged after that.`
    : `${ask} before ${trialEnds}, and nothing is ever charged. Cancelling deactivates your account immediately.`;
}
