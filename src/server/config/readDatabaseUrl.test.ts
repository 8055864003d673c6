import { describe, expect, it } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { readDatabaseUrl } from './readDatabaseUrl.ts';

function read(value: string | undefined) {
  const reader = new EnvironmentReader({ DATABASE_URL: value });
  const url = readDatabaseUrl(reader);
  return { url, messages: reader.problems.map(({ message }) => message) };
}

describe('the address of the database', () => {
  it.each([
    'postgres://me:secret@db/signup',
    'postgresql://me@db.example:6432/signup?sslmode=verify-full',
    'postgres://me:se%40cret@[::1]/signup',
    'postgres://me@localhost/signup?host=%2Fvar%2Frun%2Fpostgresql',
  ])('is taken as it is: %s', (value) => {
    expect(read(value)).toEqual({ url: value, messages: [] });
  });

  it.each([undefined, '', '  '])('is none where nothing is set: %s', (value) => {
    expect(read(value)).toEqual({ url: null, messages: [] });
  });

  it.each([
    ['mysql://me:hush@db/signup', 'does not begin with postgres://'],
    ['me:hush@db/signup', 'does not begin with postgres://'],
    ['hush', 'does not begin with postgres://'],
    ['postgres://me:hush@/signup', 'cannot be read'],
    ['postgres://me:hush#@db/signup', 'cannot be read'],
    ['postgres://me:hush/@db/signup', 'cannot be read'],
    ['postgres://me:hush%@db/signup', 'cannot be read'],
    ['postgres://me:hush@db:99999/signup', 'cannot be read'],
    ['postgres://me:hush@db/signup#hush', 'has a # in it'],
    ['postgres://me:hush@db', 'names no database'],
    ['postgres://me:hush@db/', 'names no database'],
    ['postgres://me:hush@db/signup/hush', 'names no database'],
  ])('is refused with what is wrong, and without a word of it: %s', (value, problem) => {
    const { messages, url } = read(value);
    expect(url).toBeNull();
    expect(messages).toEqual([expect.stringContaining(`DATABASE_URL ${problem}`)]);
    expect(messages[0]).toContain('Write an address such as postgres://user:password@host');
    expect(messages[0]).not.toMatch(/hush|me:/);
  });
});
