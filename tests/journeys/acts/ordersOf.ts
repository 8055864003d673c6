import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What the product's database knows of the orders that were placed under some keys. */
export interface Orders {
  /** The accounts that came of them. */
  readonly accounts: number;
  /** Those that were paid for, or whose way to pay is kept. */
  readonly payments: number;
  /** Those that were begun, in order. */
  readonly attempts: readonly Attempt[];
}

/** An order's attempt, by which the provider's books are searched. */
export interface Attempt {
  readonly id: string;
  readonly paymentAccount: string;
  readonly mandateId: string | null;
  /** In minor units. */
  readonly amount: number;
}

export function ordersOf(dataDir: string, keys: readonly string[]): Orders {
  const database = new DatabaseSync(join(dataDir, 'signup.sqlite'), { readOnly: true });
  database.exec('PRAGMA busy_timeout = 5000');
  const places = keys.map(() => '?').join(', ');
  const rows = database
    .prepare(
      `SELECT attempts.*, payments.id AS payment FROM attempts
       LEFT JOIN payments ON payments.attempt_id = attempts.id
       WHERE attempts.idempotency_key IN (${places}) ORDER BY attempts.created_at`,
    )
    .all(...keys);
  database.close();
  return {
    accounts: new Set(rows.flatMap((row) => row['user_id'] ?? [])).size,
    payments: rows.filter((row) => row['payment'] !== null).length,
    attempts: rows.map((row) => ({
      id: String(row['id']),
      paymentAccount: String(row['payment_account']),
      mandateId: row['mandate_id'] === null ? null : String(row['mandate_id']),
      amount: Number(row['amount']),
    })),
  };
}
