import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { readWorkers } from './readWorkers.ts';

const DATABASE_URL = 'postgres://user@127.0.0.1/signups';

/** Returns the value read, and the problems. */
function read(environment: Record<string, string>) {
  const reader = new EnvironmentReader(environment);
  const count = readWorkers(reader);
  return [count, ...reader.problems.map(({ message }) => message)];
}

it('a single process serves when nothing is set', () => {
  expect(read({})).toEqual([null]);
  expect(read({ WORKERS: ' ' })).toEqual([null]);
});

it('one process of several can be replaced, on a SQLite file, too', () => {
  expect(read({ WORKERS: '1' })).toEqual([1]);
});

it('several share a PostgreSQL database, as many as are asked for or as there are cores', () => {
  expect(read({ DATABASE_URL, WORKERS: '8' })).toEqual([8]);
  expect(read({ DATABASE_URL, WORKERS: 'cores' })).toEqual([availableParallelism()]);
});

it('several on a SQLite file are refused, with what to do', () => {
  expect(read({ WORKERS: '2' })).toEqual([
    2,
    'WORKERS is 2, and the data is in a SQLite file, which one process serves. Write 1, or set DATABASE_URL to a PostgreSQL database.',
  ]);
});

it.each(['0', '-1', '1.5', '1025', 'all', '1e2'])('%s is no number of processes', (WORKERS) => {
  expect(read({ DATABASE_URL, WORKERS })).toEqual([
    null,
    `WORKERS is '${WORKERS}', which cannot be used. Write a whole number from 1 to 1024, or cores.`,
  ]);
});
