import { expect, it } from 'vitest';
import { StartError } from '../StartError.ts';
import { assertSqliteKnowsChecks } from './assertSqliteKnowsChecks.ts';

it('accepts the SQLite that the tests run on', () => {
  expect(() => assertSqliteKnowsChecks()).not.toThrow();
});

it('names the version to install where SQLite does not know what is needed', () => {
  const unknown = () => assertSqliteKnowsChecks('alter table probe add wish');
  expect(unknown).toThrow(StartError);
  expect(unknown).toThrow(/is too old for the database\. Install Node 24\.21 or newer/);
});
