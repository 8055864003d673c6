import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { anEmptyDatabase } from './aMigratedDatabase.ts';
import { schemaRules } from './schemaRules.ts';

const LONG = Array.from({ length: 12 }, (_, index) => `'kind-${index}'`).join(', ');

it('returns a check completely, whatever its length and quotes', async () => {
  const database = await anEmptyDatabase();
  const made = (name: string, last: string) =>
    sql`create table ${sql.table(name)} (
      kind text check (kind in (${sql.raw(LONG)}, ${sql.raw(last)})), other text check (other <> ')')
    )`.execute(database);
  await made('one', "'last'");
  await made('two', "'(last'");

  const rules = await schemaRules(database);

  const checksOf = (name: string) =>
    rules.filter(({ rule, table }) => table === name && /^check/i.test(rule)).map((it) => it.rule);
  const [one, two] = [checksOf('one'), checksOf('two')];
  expect([one.length, two.length]).toEqual([2, 2]);
  expect(one.filter((rule) => !two.includes(rule))).toEqual([
    expect.stringMatching(/kind-11'.*'last'/),
  ]);
  // The next column is not read as a part of this one.
  expect(one.some((rule) => rule.includes('kind') && rule.includes('other'))).toBe(false);
});
