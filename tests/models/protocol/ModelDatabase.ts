import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';

type Value = string | number | null;

/**
 * A real database for the model. Every statement finishes within its call, so that a step has no
 * duration.
 */
export interface ModelEngine {
  /** Parameters are $1, $2 and so on. */
  query(sql: string, parameters?: readonly Value[]): readonly Readonly<Record<string, unknown>>[];
  /**
   * Opens a connection for a process. It calls `mayGoOn` before every statement or transaction. A
   * transaction is one step, because no other process sees half of it.
   */
  connect(mayGoOn: () => Promise<void>): Kysely<Tables>;
  /** Does what a database does when a process dies: rolls back what was not committed. */
  recover(): void;
  /** Empties every table. */
  clear(): void;
  close(): Promise<void>;
}

/** The database that outlives the model's processes, with the model's queries. */
export class ModelDatabase {
  readonly #engine: ModelEngine;

  constructor(engine: ModelEngine) {
    this.#engine = engine;
  }

  connect(mayGoOn: () => Promise<void>): Kysely<Tables> {
    return this.#engine.connect(mayGoOn);
  }

  recover(): void {
    this.#engine.recover();
  }

  clear(): void {
    this.recover();
    this.#engine.clear();
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  /** Whether an account was stored that was paid with a transaction. */
  isPaidFor(transactionId: string): boolean {
    const sql = `SELECT 1 AS found FROM payments JOIN accounts ON accounts.id = account_id
      WHERE transaction_id = $1`;
    return this.#engine.query(sql, [transactionId]).length > 0;
  }

  /** The state of an order's attempt. */
  statusOf(orderId: string): string {
    const [row] = this.#engine.query('SELECT status FROM attempts WHERE id = $1', [orderId]);
    return String(row?.['status']);
  }

  /** Stores a user without an order. Returns false when the address already has one. */
  invite(brandId: string, email: string, at: string): boolean {
    const engine = this.#engine;
    const known = 'SELECT 1 AS found FROM users WHERE brand_id = $1 AND email = $2';
    if (engine.query(known, [brandId, email]).length > 0) return false;
    const id = `invited-${brandId}-${email}`;
    engine.query(
      `INSERT INTO accounts (id, brand_id, status, company_name, country_code, phone, time_zone, created_at)
      VALUES ($1, $2, 'active', 'Engines', '1', '2015550123', 'Europe/London', $3)`,
      [id, brandId, at],
    );
    engine.query(
      `INSERT INTO users (id, account_id, brand_id, email, email_key, first_name, last_name, password_hash, role, auth_type, created_at)
      VALUES ($1, $1, $2, $3, $3, 'Ada', 'Lovelace', 'hash', 'member', 'REGULAR', $4)`,
      [id, brandId, email, at],
    );
    return true;
  }

  /** When a job next has something to do, in milliseconds; null when nothing is left. */
  nextDue(): number | null {
    const sql = `SELECT min(at) AS at FROM (SELECT min(due_at) AS at FROM attempts UNION ALL
      SELECT min(due_at) FROM outbox WHERE status = 'waiting') AS due`;
    const at = this.#engine.query(sql)[0]?.['at'];
    return typeof at === 'string' ? Date.parse(at) : null;
  }
}
