import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { StartError } from '../../StartError.ts';
import { openSqlite } from '../openSqlite.ts';
import { explainFault } from './explainFault.ts';

const SQLITE = { dataDir: '/srv/data', databaseUrl: null };
const POSTGRES = {
  dataDir: '/srv/data',
  databaseUrl: 'postgres://ada:secret@db.example:6432/signup',
};

/** An error as drivers and the system throw it. */
function coded(code: string, message = 'It failed', more: object = {}): Error {
  return Object.assign(new Error(message), { code, ...more });
}

it('says that a disk is full by what SQLite itself throws', async () => {
  const database = openSqlite(':memory:');
  await sql`create table notes (text text)`.execute(database);
  await sql`pragma max_page_count = 3`.execute(database);
  const error: unknown = await sql`insert into notes values (${'x'.repeat(20_000)})`
    .execute(database)
    .catch((thrown: unknown) => thrown);
  await database.destroy();

  expect(explainFault(error, SQLITE)).toBe(
    'There is no room left for the database in /srv/data: its disk is full, or a limit is reached. Make room there, then try again.',
  );
});

it.each([
  ['53100', /^There is no room left for the database server at db\.example:6432:/],
  ['25006', /^The database server at db\.example:6432 cannot be written\./],
  ['57P03', /^The database server at db\.example:6432 cannot be reached, or takes no connection\./],
  ['08006', /cannot be reached/],
  ['ECONNRESET', /cannot be reached/],
  ['42P01', /^The database server at db\.example:6432 was made by another version/],
  ['42501', /does not let its user do this/],
])('explains %s of PostgreSQL, and never says the password', (code, line) => {
  const said = explainFault(new Error('Above', { cause: coded(code) }), POSTGRES);

  expect(said).toMatch(line);
  expect(said).not.toContain('secret');
});

it('names a pooler that gives every statement another connection', () => {
  const error = coded('08P01', 'transaction blocks not allowed in statement pooling mode');

  expect(explainFault(error, POSTGRES)).toBe(
    'A pooler in front of the database server at db.example:6432 gives each statement another connection. Give each client one for its session: pool_mode = session.',
  );
});

it('names the file that the system names', () => {
  const error = coded('ENOSPC', 'no space left on device', { path: '/srv/dist/objects/1' });

  expect(explainFault(error, SQLITE)).toContain('no room left for /srv/dist/objects/1:');
});

it('hands on what says itself what to do', () => {
  expect(explainFault(new StartError('Set PORT.'), SQLITE)).toBe('Set PORT.');
});

it.each([
  ['a fault of ours', new TypeError('x is undefined')],
  ['a rule of the schema that was broken', coded('23505')],
  ['a code of another make', coded('ERR_INVALID_ARG_TYPE')],
  ['a constraint of SQLite', coded('ERR_SQLITE_ERROR', 'UNIQUE failed', { errcode: 2067 })],
  ['nothing that was thrown as an error', 'ENOSPC'],
])('does not explain %s, whose stack is wanted', (_name, error) => {
  expect(explainFault(error, POSTGRES)).toBeNull();
});
