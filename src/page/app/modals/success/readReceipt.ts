import type { OrderSummary, PaidWith } from '../../../../core/contract/generated/calls.ts';
import { isRecord } from '../../../../core/rules/json/isRecord.ts';
import { isPaymentMethod } from '../../../../core/rules/paymentMethods/isPaymentMethod.ts';
import type { ShownReceipt } from '../../../renderer/next/receiptRows.ts';

/** Reads the order from the data of a successful answer. Leaves out what is missing or invalid. */
export function readReceipt(
  told: unknown,
): Pick<ShownReceipt, 'amountPaid' | 'order' | 'paidWith' | 'reference'> {
  const { order, paidWith, reference, totalAmountPaid } = membersOf(told);
  return {
    amountPaid: integer(totalAmountPaid),
    order: readOrder(order),
    paidWith: readPaidWith(paidWith),
    reference: text(reference),
  };
}

function readOrder(value: unknown): OrderSummary | null {
  const { nextCharge, planName, trialEndsAt, trialMayEndSooner, users } = membersOf(value);
  const name = text(planName);
  if (name === null) return null;
  const { amount, at } = membersOf(nextCharge);
  const charge = { at: time(at), amount: integer(amount) };
  return {
    planName: name,
    users: integer(users),
    trialEndsAt: time(trialEndsAt),
    trialMayEndSooner: trialMayEndSooner === true,
    nextCharge:
      charge.at === null || charge.amount === null
        ? null
        : { at: charge.at, amount: charge.amount },
  };
}

function readPaidWith(value: unknown): PaidWith | null {
  const { cardType, lastFour, method } = membersOf(value);
  if (!isPaymentMethod(method)) return null;
  return { method, cardType: text(cardType), lastFour: text(lastFour) };
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function integer(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

function time(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}
