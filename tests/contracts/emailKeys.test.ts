import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { keyOfEmail } from '../../src/core/rules/fields/keyOfEmail.ts';
import { MIGRATIONS, migrate } from '../../src/server/storage/migrate.ts';
import { openSqlite } from '../../src/server/storage/openSqlite.ts';
import type { Tables } from '../../src/server/storage/tables/Tables.ts';

const before = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name < '0016EmailKeys'),
);

/** The keys by brand in a database that had these addresses before it was migrated. */
async function migratedKeys(users: readonly (readonly [brand: string, email: string])[]) {
  const database: Kysely<Tables> = openSqlite(':memory:');
  onTestFinished(() => database.destroy());
  await sql`PRAGMA foreign_keys = OFF`.execute(database);
  await migrate(database, before);
  for (const [index, [brand, email]] of users.entries()) {
    const key = email.trim().toLowerCase();
    await sql`insert into users values (${index}, 'account', ${brand}, ${email}, ${key}, '', '', '', 'owner', 'REGULAR', '')`.execute(
      database,
    );
  }
  await migrate(database);
  const rows = await database.selectFrom('users').select('email_key').orderBy('id').execute();
  return rows.map(({ email_key }) => email_key);
}

it('addresses of older accounts get the current keys', async () => {
  const emails = [
    'ada@example.com',
    'Ada@Bücher.example',
    'zoe\u0308@example.com',
    '用户@例子.公司',
  ];
  const keys = await migratedKeys(emails.map((email) => ['slotbook', email]));
  expect(keys).toEqual(emails.map(keyOfEmail));
});

it('two accounts of one mailbox both stay, independent of other brands', async () => {
  const keys = await migratedKeys([
    ['slotbook', 'ada@bücher.example'],
    ['slotbook', 'ada@xn--bcher-kva.example'],
    ['ringwell', 'ada@bücher.example'],
  ]);
  expect(keys).toEqual([
    'ada@bücher.example',
    'ada@xn--bcher-kva.example',
    'ada@xn--bcher-kva.example',
  ]);
});
