import { inDatabase } from './inDatabase.ts';

/** The orders in the product's database that were placed with some keys. */
export interface Orders {
  /** How many accounts they created. */
  readonly accounts: number;
  /** How many were paid, or have a stored payment method. */
  readonly payments: number;
  /** The attempts, in order. */
  readonly attempts: readonly Attempt[];
}

/** An order's attempt, by which the provider's records are searched. */
export interface Attempt {
  readonly id: string;
  readonly paymentAccount: string;
  readonly mandateId: string | null;
  /** In minor units. */
  readonly amount: number;
}

export function ordersOf(dataDir: string, keys: readonly string[]): Orders {
  const places = keys.map(() => '?').join(', ');
  const rows = inDatabase(dataDir, (database) =>
    database
      .prepare(
        `SELECT attempts.*, payments.id AS payment FROM attempts
       LEFT JOIN payments ON payments.attempt_id = attempts.id
       WHERE attempts.idempotency_key IN (${places}) ORDER BY attempts.created_at`,
      )
      .all(...keys),
  );
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
