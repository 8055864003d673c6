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
import type { ModelEngine } from './ModelDatabase.ts';

interface Prepared {
  readonly statement: StatementSync;
  /** Whether it returns rows. */
  readonly reader: boolean;
}

/** SQLite in memory. */
export class SqliteModel implements ModelEngine {
  readonly #sqlite = new DatabaseSync(':memory:');
  readonly #statements = new Map<string, Prepared>();
  #emptying = '';

  /** Creates the tables, once for many histories. */
  static async open(): Promise<SqliteModel> {
    const model = new SqliteModel();
    await migrate(model.connect(async () => undefined));
    model.#statements.clear();
    model.#emptying = model.#deletions();
    return model;
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

  query(sql: string, parameters: readonly SQLInputValue[] = []) {
    // SQLite writes numbered parameters with a question mark.
    return this.#prepare(sql.replaceAll(/\$(\d)/g, '?$1')).statement.all(...parameters);
  }

  recover(): void {
    if (this.#sqlite.isTransaction) this.#sqlite.exec('ROLLBACK');
  }

  clear(): void {
    this.#sqlite.exec(this.#emptying);
  }

  async close(): Promise<void> {
    this.#sqlite.close();
  }

  #deletions(): string {
    const sql = `SELECT name FROM sqlite_master
      WHERE type = 'table' AND name NOT LIKE 'kysely_%' AND name NOT LIKE 'sqlite_%'`;
    const tables = this.#sqlite.prepare(sql).all();
    const deletions = tables.map(({ name }) => `DELETE FROM "${String(name)}";`);
    return `PRAGMA foreign_keys = OFF; BEGIN; ${deletions.join('')} COMMIT; PRAGMA foreign_keys = ON`;
  }

  /** Statements are cached, for speed. */
  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#sqlite.prepare(sql);
    const prepared = { statement, reader: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** Wraps node:sqlite in Kysely's interface. */
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
