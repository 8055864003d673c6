import type { SandboxStorage } from '../openStorage.ts';
import type { StoredPayment, StoredSubscription } from './BillingRecord.ts';

export interface BillingStorage {
  savePayment(payment: StoredPayment): void;
  payment(attemptId: string): StoredPayment | null;
  saveSubscription(subscription: StoredSubscription): void;
  subscription(attemptId: string): StoredSubscription | null;
  /** Newest first. */
  subscriptions(): readonly StoredSubscription[];
  /** Newest first. */
  payments(): readonly StoredPayment[];
}

/** The billing system's records. They survive a restart of the sandbox and of the server. */
export function openBillingStorage(storage: SandboxStorage): BillingStorage {
  storage.exec(
    `CREATE TABLE IF NOT EXISTS billing_record (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      attempt_id TEXT NOT NULL,
      record TEXT NOT NULL,
      UNIQUE (kind, attempt_id)
    )`,
  );
  const save = storage.prepare(
    `INSERT INTO billing_record (kind, attempt_id, record) VALUES (?, ?, ?)
     ON CONFLICT (kind, attempt_id) DO UPDATE SET record = excluded.record`,
  );
  const one = storage.prepare(
    'SELECT record FROM billing_record WHERE kind = ? AND attempt_id = ?',
  );
  const all = storage.prepare('SELECT record FROM billing_record WHERE kind = ? ORDER BY seq DESC');

  /** The column contains what `save` wrote there, as JSON. */
  function recordOf(row: Readonly<Record<string, unknown>>) {
    return JSON.parse(String(row['record']));
  }
  function find(kind: string, attemptId: string) {
    const row = one.get(kind, attemptId);
    return row === undefined ? null : recordOf(row);
  }
  return {
    savePayment: (payment) => void save.run('payment', payment.attemptId, JSON.stringify(payment)),
    payment: (attemptId) => find('payment', attemptId),
    saveSubscription: (subscription) =>
      void save.run('subscription', subscription.attemptId, JSON.stringify(subscription)),
    subscription: (attemptId) => find('subscription', attemptId),
    subscriptions: () => all.all('subscription').map((row) => recordOf(row)),
    payments: () => all.all('payment').map((row) => recordOf(row)),
  };
}
