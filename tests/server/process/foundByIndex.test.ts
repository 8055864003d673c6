import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { POSTGRES } from '../../factories/databases/aPostgresUrl.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';
import { EVERY_CALL } from '../../factories/servers/everyCall.ts';

/** What reads or changes rows that are there. */
const LOOKS = /^(select|update|delete)\b/;

/** The statements that the server asks from now on, each once. */
function statementsAsked(): () => readonly string[] {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  return () => {
    const asked = new Set(prepare.mock.calls.map(([statement]) => statement));
    prepare.mockRestore();
    return Array.from(asked).filter((statement) => LOOKS.test(statement));
  };
}

/** The statements for which SQLite would read a table from its beginning to its end. */
async function readingAll({ database }: TestServer, statements: readonly string[]) {
  const found: string[] = [];
  for (const statement of statements) {
    const { rows } = await sql
      .raw<{ detail: string }>(`explain query plan ${statement}`)
      .execute(database);
    if (rows.some(({ detail }) => detail.startsWith('SCAN '))) found.push(statement);
  }
  return found;
}

// The plan is SQLite's own: PostgreSQL's depends on how much there is.
it.skipIf(POSTGRES !== null).each(EVERY_CALL)(
  'finds everything by an index, however many rows there are: %s %s',
  async (_path, status, call, brand) => {
    const server = await aServer({ ...(brand && { brands: [brand] }) });
    const visitor = await aVisitor(server.app, `${brand?.brand.id ?? 'slotbook'}.localhost:4000`);
    const asked = statementsAsked();

    expect((await call(visitor)).statusCode).toBe(status);
    await server.settle();
    await server.deliver();

    expect(await readingAll(server, asked())).toEqual([]);
  },
);
