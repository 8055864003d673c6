import { expect } from 'playwright/test';
import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import {
  PAYMENT_METHODS,
  type PaymentProvider,
} from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import type { Gateway, GatewayRecords } from '../acts/Gateway.ts';
import { GATEWAY_WORDS, type GatewayWord, type Outcome } from './Outcome.ts';
import type { PayVisit } from './PayVisit.ts';

/** A sale requested from a provider's stand-in: in minor units, with its outcome. */
interface LoggedSale {
  readonly amount: number;
  readonly status: string;
}

/** Where each provider's stand-in records its sales. */
const SALES: Readonly<Record<PaymentProvider, (records: GatewayRecords) => readonly LoggedSale[]>> =
  {
    braintree: ({ transactions }) =>
      transactions.map(({ amount, status }) => ({
        amount: Math.round(Number(amount) * 100),
        status,
      })),
    goCardless: ({ directDebitPayments }) => directDebitPayments,
  };

/** What a stand-in stores for every placed order, by method; null when it has no record. */
const KEPT: Readonly<
  Record<PaymentMethod, ((records: GatewayRecords) => readonly unknown[]) | null>
> = { CC: ({ cards }) => cards, ACH: null, GC: null };

/** Counts each of the counted calls. */
function counted(calls: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    GATEWAY_WORDS.map((word) => [word, calls.filter((call) => call === word).length]),
  );
}

/**
 * Checks the stand-ins' own log, which real providers do not offer: the SDKs' calls, and the
 * outcome of every requested sale.
 */
export async function expectLog(
  gateway: Gateway,
  visit: PayVisit,
  outcomes: readonly Outcome[],
): Promise<void> {
  const { isTrial, parts } = visit;
  const { provider } = PAYMENT_METHODS[parts.method];
  const sold = isTrial ? [] : outcomes.flatMap(({ sale }) => sale ?? []);
  const sales = async () => {
    const made = SALES[provider](await gateway.since());
    return made.map(({ status }) => status).toReversed();
  };
  await expect.poll(sales).toEqual(sold);

  const records = await gateway.since();
  const amounts = SALES[provider](records).map(({ amount }) => amount);
  const due = await visit.dueUnits();
  expect(amounts).toEqual(sold.map(() => due));
  // A trial has no verification by the bank, and no sale.
  const isMade = (word: GatewayWord) => !isTrial || word.startsWith('tokenize');
  const expected = outcomes.flatMap((outcome) => outcome.calls).filter(isMade);
  expect(counted(records.calls.map(({ call }) => call))).toEqual(counted(expected));
  const paid = outcomes.filter(({ pays }) => pays).length;
  const kept = KEPT[parts.method];
  if (kept !== null) expect(kept(records)).toHaveLength(paid);
}
