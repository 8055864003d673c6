import { expect } from 'playwright/test';
import { ordersOf } from '../acts/ordersOf.ts';
import { providerBooks } from '../acts/providerBooks.ts';
import type { Outcome } from './Outcome.ts';
import type { PayVisit } from './PayVisit.ts';

/** Sales that bring money in. */
const GOOD: ReadonlySet<string | null> = new Set([
  'submitted_for_settlement',
  'settlement_pending',
  'pending_submission',
]);

/**
 * Looks that there are as many accounts as orders went well, and that the provider has charged
 * as many times, and as much as the page said: at the stand-ins as at the provider itself.
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
