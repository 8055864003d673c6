import { expect } from 'playwright/test';
import { ordersOf } from '../acts/ordersOf.ts';
import { providerBooks } from '../acts/providerBooks.ts';
import type { Outcome } from './Outcome.ts';
import type { PayVisit } from './PayVisit.ts';

/** The statuses of successful sales. */
const GOOD: ReadonlySet<string | null> = new Set([
  'submitted_for_settlement',
  'settlement_pending',
  'pending_submission',
]);

/**
 * Expects one account per successful order, and as many charges at the provider with the amounts on
 * the page. Works with the stand-ins and with the provider itself.
 */
export async function expectBooks(visit: PayVisit, outcomes: readonly Outcome[]): Promise<void> {
  const { method, product } = visit.parts;
  const due = await visit.dueUnits();
  const paid = outcomes.filter(({ pays }) => pays);
  const { accounts, attempts, payments } = ordersOf(product.dataDir, [...visit.keys]);
  expect({ accounts, payments }).toEqual({ accounts: paid.length, payments: paid.length });
  expect(new Set(attempts.map(({ amount }) => amount))).toEqual(new Set([due]));

  const books = providerBooks(product);
  const charged = async () => {
    const found = await Promise.all(attempts.map((attempt) => books(method, attempt)));
    return found.filter((amount) => amount !== null);
  };
  const expected = visit.isTrial ? [] : paid.filter(({ sale }) => GOOD.has(sale));
  await expect.poll(charged, { timeout: 60_000 }).toEqual(expected.map(() => due));
}
