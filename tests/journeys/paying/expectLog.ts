import { expect } from 'playwright/test';
import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import {
  PAYMENT_METHODS,
  type PaymentProvider,
} from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import type { Gateway, GatewayRecords } from '../acts/Gateway.ts';
import { GATEWAY_WORDS, type GatewayWord, type Outcome } from './Outcome.ts';
import type { PayVisit } from './PayVisit.ts';

/** What was asked of a provider's stand-in for an order: in minor units, and what became of it. */
interface LoggedSale {
  readonly amount: number;
  readonly status: string;
}

/** Where each provider's stand-in writes down its sales. */
const SALES: Readonly<Record<PaymentProvider, (records: GatewayRecords) => readonly LoggedSale[]>> =
  {
    braintree: ({ transactions }) =>
      transactions.map(({ amount, status }) => ({
        amount: Math.round(Number(amount) * 100),
        status,
      })),
    goCardless: ({ directDebitPayments }) => directDebitPayments,
  };

/** What a stand-in keeps of each method for every order that is placed; null where it says nothing. */
const KEPT: Readonly<
  Record<PaymentMethod, ((records: GatewayRecords) => readonly unknown[]) | null>
> = { CC: ({ cards }) => cards, ACH: null, GC: null };

/** How often each of the counted calls is among some. */
function counted(calls: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    GATEWAY_WORDS.map((word) => [word, calls.filter((call) => call === word).length]),
  );
}

/**
 * Looks into the stand-ins' own log, which no provider lets anybody do: which calls the SDKs made, and
 * what became of every sale that was asked for.
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
  // For a trial no bank is asked, and nothing is sold.
  const isMade = (word: GatewayWord) => !isTrial || word.startsWith('tokenize');
  const expected = outcomes.flatMap((outcome) => outcome.calls).filter(isMade);
  expect(counted(records.calls.map(({ call }) => call))).toEqual(counted(expected));
  const paid = outcomes.filter(({ pays }) => pays).length;
  const kept = KEPT[parts.method];
  if (kept !== null) expect(kept(records)).toHaveLength(paid);
}
