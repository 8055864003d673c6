import { expect } from 'playwright/test';
import type { Gateway } from '../acts/Gateway.ts';
import { GATEWAY_WORDS, type GatewayWord, type Outcome } from './Outcome.ts';
import type { PayVisit } from './PayVisit.ts';

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
  const sold = isTrial ? [] : outcomes.flatMap(({ sale }) => sale ?? []);
  const sales = async () => {
    const { directDebitPayments, transactions } = await gateway.since();
    const made = parts.method === 'GC' ? directDebitPayments : transactions;
    return made.map(({ status }) => status).toReversed();
  };
  await expect.poll(sales).toEqual(sold);

  const { calls, cards, directDebitPayments, transactions } = await gateway.since();
  const amounts =
    parts.method === 'GC'
      ? directDebitPayments.map(({ amount }) => amount)
      : transactions.map(({ amount }) => Math.round(Number(amount) * 100));
  const due = await visit.dueUnits();
  expect(amounts).toEqual(sold.map(() => due));
  // For a trial no bank is asked, and nothing is sold.
  const isMade = (word: GatewayWord) => !isTrial || word.startsWith('tokenize');
  const expected = outcomes.flatMap((outcome) => outcome.calls).filter(isMade);
  expect(counted(calls.map(({ call }) => call))).toEqual(counted(expected));
  const paid = outcomes.filter(({ pays }) => pays).length;
  if (parts.method === 'CC') expect(cards).toHaveLength(paid);
}
