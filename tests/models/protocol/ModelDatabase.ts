import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { migrate } from '../../../src/server/storage/migrate.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';

interface Prepared {
  readonly statement: StatementSync;
  /** Whether it answers rows. */
  readonly reader: boolean;
}

/**
 * A real SQLite database in memory that outlives the model's processes. Each process has a
 * connection of its own to it, which asks before every statement or transaction whether it may go
 * on: a transaction is one step, as nobody sees the half of it.
 */
export class ModelDatabase {
  readonly #sqlite = new DatabaseSync(':memory:');
  readonly #statements = new Map<string, Prepared>();
  #emptying = '';

  /** Makes the tables, once for many histories. */
  static async create(): Promise<ModelDatabase> {
    const database = new ModelDatabase();
    await migrate(database.connect(async () => undefined));
    database.#statements.clear();
    database.#emptying = database.#deletions();
    return database;
  }

  connect(mayGoOn: () => Promise<void>): Kysely<Tables> {
    const sqlite = this.#forKysely();
    return new Kysely<Tables>({
      dialect: {
        createAdapter: () => new TransactionalAdapter(),
        createDriver: () => new SteppedDriver(sqlite, mayGoOn),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    });
  }

  /** What SQLite does when a process dies: what was not committed is gone. */
  recover(): void {
    if (this.#sqlite.isTransaction) this.#sqlite.exec('ROLLBACK');
  }

  /** Whether an account has been stored that was paid with a transaction. */
  isPaidFor(transactionId: string): boolean {
    const sql =
      'SELECT 1 FROM payments JOIN accounts ON accounts.id = account_id WHERE transaction_id = ?';
    return this.#prepare(sql).statement.get(transactionId) !== undefined;
  }

  /** How far the attempt of an order is. */
  statusOf(orderId: string): string {
    const row = this.#prepare('SELECT status FROM attempts WHERE id = ?').statement.get(orderId);
    return String(row?.['status']);
  }

  /** Stores a user that no order brought. False where the address has one already. */
  invite(brandId: string, email: string, at: string): boolean {
    if (
      this.#prepare('SELECT 1 FROM users WHERE brand_id = ? AND email = ?').statement.get(
        brandId,
        email,
      )
    )
      return false;
    const id = `invited-${brandId}-${email}`;
    this.#prepare(`INSERT INTO accounts (id, brand_id, status, company_name, country_code, phone, time_zone, created_at)
      VALUES (?, ?, 'active', 'Engines', '1', '2015550123', 'Europe/London', ?)`).statement.run(
      id,
      brandId,
      at,
    );
    this.#prepare(`INSERT INTO users (id, account_id, brand_id, email, email_key, first_name, last_name, password_hash, role, auth_type, created_at)
      VALUES (?1, ?1, ?2, ?3, ?3, 'Ada', 'Lovelace', 'hash', 'member', 'REGULAR', ?4)`).statement.run(
      id,
      brandId,
      email,
      at,
    );
    return true;
  }

  /** When a job has something to do next, in milliseconds; null where nothing is left to do. */
  nextDue(): number | null {
    const sql = `SELECT min(at) AS at FROM (SELECT min(due_at) AS at FROM attempts UNION ALL
      SELECT min(due_at) FROM outbox WHERE status = 'waiting')`;
    const at = this.#prepare(sql).statement.get()?.['at'];
    return typeof at === 'string' ? Date.parse(at) : null;
  }

  /** Empties every table. */
  clear(): void {
    this.recover();
    this.#sqlite.exec(this.#emptying);
  }

  #deletions(): string {
    const sql = `SELECT name FROM sqlite_master
      WHERE type = 'table' AND name NOT LIKE 'kysely_%' AND name NOT LIKE 'sqlite_%'`;
    const tables = this.#sqlite.prepare(sql).all();
    const deletions = tables.map(({ name }) => `DELETE FROM "${String(name)}";`);
    return `PRAGMA foreign_keys = OFF; BEGIN; ${deletions.join('')} COMMIT; PRAGMA foreign_keys = ON`;
  }

  /** Statements are kept, for speed. */
  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#sqlite.prepare(sql);
    const prepared = { statement, reader: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** node:sqlite in the shape that Kysely asks for. */
  #forKysely(): SqliteDatabase {
    return {
      close: () => undefined,
      prepare: (sql) => {
        const { reader, statement } = this.#prepare(sql);
        return {
          reader,
          all: (parameters) => statement.all(...parameters.map(inputValue)),
          run: (parameters) => statement.run(...parameters.map(inputValue)),
          iterate: (parameters) => statement.iterate(...parameters.map(inputValue)),
        };
      },
    };
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SteppedDriver extends SqliteDriver {
  readonly #mayGoOn: () => Promise<void>;

  constructor(database: SqliteDatabase, mayGoOn: () => Promise<void>) {
    super({ database });
    this.#mayGoOn = mayGoOn;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mayGoOn();
    return super.acquireConnection();
  }
}

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`A ${typeof value} cannot be stored`);
}
