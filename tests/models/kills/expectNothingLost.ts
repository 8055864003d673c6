import { expect } from 'vitest';
import type { Told } from './Buyers.ts';
import type { Books } from './readBooks.ts';

/** Expects one capture, account and active subscription for each address, and matching answers. */
export function expectNothingLost(books: Books, told: readonly Told[]): void {
  const { payments, transactions } = books;
  const captured = transactions.filter(({ status }) => status === 'submitted_for_settlement');
  const accounts = books.accounts.filter(({ email }) => email.endsWith('@buyers.example'));
  const sorted = (ids: readonly string[]) => ids.toSorted();
  const once = (ids: readonly string[]) => expect(sorted(ids)).toEqual(sorted([...new Set(ids)]));
  const ids = accounts.map(({ id }) => id);

  expect([books.unfinished, books.claims, books.waiting]).toEqual([0, 0, 0]);
  once(transactions.map(({ orderId }) => orderId));
  once(accounts.map(({ email }) => email));
  once(payments.map(({ accountId }) => accountId));
  expect(sorted(payments.map(({ accountId }) => accountId))).toEqual(sorted(ids));
  expect(sorted(payments.map(({ transactionId }) => transactionId))).toEqual(
    sorted(captured.map(({ id }) => id)),
  );
  expect(captured.every(({ amount }) => amount === '59.00')).toBe(true);
  expect(payments.every(({ amount, state }) => amount === 5900 && state === 'captured')).toBe(true);
  expect(transactions.filter(({ status }) => status === 'authorized')).toEqual([]);
  expect(sorted(books.billed)).toEqual(sorted(ids));
  expect(sorted([...new Set(told.map(({ email }) => email))])).toEqual(
    sorted(accounts.map(({ email }) => email)),
  );
  const bought = told.filter(({ status }) => status === 200);
  expect(bought.map(({ body }) => String(JSON.parse(body).data.accountId))).toEqual(
    bought.map(({ email }) => accounts.find((account) => account.email === email)?.id),
  );
}
