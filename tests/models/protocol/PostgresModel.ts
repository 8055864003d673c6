import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { migrate } from '../../../src/server/storage/migrate.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import type { ModelEngine } from './ModelDatabase.ts';
import { WaitingPostgres } from './WaitingPostgres.ts';

/** A separate PostgreSQL database, with one connection for all processes of the model. */
export class PostgresModel implements ModelEngine {
  readonly #postgres: WaitingPostgres;
  #emptying = '';
  #isInTransaction = false;

  private constructor(url: string) {
    this.#postgres = new WaitingPostgres(url);
  }

  /** Creates the tables, once for many histories. */
  static async open(url: string): Promise<PostgresModel> {
    const model = new PostgresModel(url);
    await migrate(model.connect(async () => undefined));
    // The model does not include a crash of the database itself.
    model.#postgres.query('SET synchronous_commit = off');
    model.#emptying = model.#deletions();
    return model;
  }

  connect(mayGoOn: () => Promise<void>): Kysely<Tables> {
    return new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => this.#driver(mayGoOn),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
  }

  query(sql: string, parameters: readonly unknown[] = []) {
    return this.#postgres.query(sql, parameters).rows;
  }

  recover(): void {
    if (this.#isInTransaction) this.#end('ROLLBACK');
  }

  clear(): void {
    this.#postgres.query(this.#emptying);
  }

  close(): Promise<void> {
    return this.#postgres.close();
  }

  /**
   * Empties all tables in one round trip. References do not matter, because all rows are deleted.
   */
  #deletions(): string {
    const tables = this.query(`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely_%'`);
    const deletions = tables.map(({ name }) => `DELETE FROM "${String(name)}";`);
    return `SET session_replication_role = replica; BEGIN; ${deletions.join('')} COMMIT; SET session_replication_role = origin`;
  }

  #end(how: 'COMMIT' | 'ROLLBACK'): void {
    this.#isInTransaction = false;
    this.#postgres.query(how);
  }

  #execute<Row>({ parameters, sql }: CompiledQuery): QueryResult<Row> {
    const { count, rows } = this.#postgres.query(sql, parameters);
    // The database returns rows of the query's type.
    return { rows: [...rows] as Row[], numAffectedRows: BigInt(count ?? 0) };
  }

  #driver(mayGoOn: () => Promise<void>): Driver {
    const connection: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery) => this.#execute<Row>(query),
      streamQuery: () => {
        throw new TypeError('Nothing streams from the database');
      },
    };
    return {
      init: async () => undefined,
      async acquireConnection() {
        await mayGoOn();
        return connection;
      },
      beginTransaction: async () => {
        this.#execute(CompiledQuery.raw('BEGIN'));
        this.#isInTransaction = true;
      },
      commitTransaction: async () => this.#end('COMMIT'),
      rollbackTransaction: async () => this.#end('ROLLBACK'),
      releaseConnection: async () => undefined,
      destroy: async () => undefined,
    };
  }
}
