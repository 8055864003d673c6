import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';

type Value = string | number | null;

/** A real database as the model needs it: every statement is over when the call is, so that a step is one moment. */
export interface ModelEngine {
  /** Parameters are $1, $2 and so on. */
  query(sql: string, parameters?: readonly Value[]): readonly Readonly<Record<string, unknown>>[];
  /**
   * A connection of its own for a process, which asks before every statement or transaction whether it may go
   * on: a transaction is one step, as nobody sees the half of it.
   */
  connect(mayGoOn: () => Promise<void>): Kysely<Tables>;
  /** What a database does when a process dies: what was not committed is gone. */
  recover(): void;
  /** Empties every table. */
  clear(): void;
  close(): Promise<void>;
}

/** The database that outlives the model's processes, and what the model asks of it. */
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

  /** Whether an account has been stored that was paid with a transaction. */
  isPaidFor(transactionId: string): boolean {
    const sql = `SELECT 1 AS found FROM payments JOIN accounts ON accounts.id = account_id
      WHERE transaction_id = $1`;
    return this.#engine.query(sql, [transactionId]).length > 0;
  }

  /** How far the attempt of an order is. */
  statusOf(orderId: string): string {
    const [row] = this.#engine.query('SELECT status FROM attempts WHERE id = $1', [orderId]);
    return String(row?.['status']);
  }

  /** Stores a user that no order brought. False where the address has one already. */
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

  /** When a job has something to do next, in milliseconds; null where nothing is left to do. */
  nextDue(): number | null {
    const sql = `SELECT min(at) AS at FROM (SELECT min(due_at) AS at FROM attempts UNION ALL
      SELECT min(due_at) FROM outbox WHERE status = 'waiting') AS due`;
    const at = this.#engine.query(sql)[0]?.['at'];
    return typeof at === 'string' ? Date.parse(at) : null;
  }
}
