import { describe, expect, it } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { readDatabaseUrl } from './readDatabaseUrl.ts';

function read(
  value: string | undefined,
  environment: 'production' | 'development' = 'development',
) {
  const reader = new EnvironmentReader({ DATABASE_URL: value });
  const url = readDatabaseUrl(reader, environment);
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
  ])('is refused with the reason, without showing any of it: %s', (value, problem) => {
    const { messages, url } = read(value);
    expect(url).toBeNull();
    expect(messages).toEqual([expect.stringContaining(`DATABASE_URL ${problem}`)]);
    expect(messages[0]).toContain('Write an address such as postgres://user:password@host');
    expect(messages[0]).not.toMatch(/hush|me:/);
  });
});

describe('the address of the database in production', () => {
  it.each([
    'postgres://me:hush@db.example/signup?sslmode=verify-full',
    'postgres://me:hush@db.example/signup?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'postgres://me:hush@10.0.0.7/signup?sslmode=disable',
    'postgres://me:hush@localhost/signup',
    'postgres://me:hush@127.0.0.1:6432/signup',
    'postgres://me:hush@[::1]/signup',
    'postgres://me:hush@localhost/signup?host=%2Fvar%2Frun%2Fpostgresql',
    'postgres://me:hush@%2Fvar%2Frun%2Fpostgresql/signup',
  ])('is taken as it is: %s', (value) => {
    expect(read(value, 'production')).toEqual({ url: value, messages: [] });
  });

  it.each([
    'postgres://me:hush@db.example/signup',
    'postgres://me:hush@10.0.0.7/signup',
    'postgres://me:hush@127.example/signup',
    'postgres://me:hush@localhost/signup?host=db.example',
    'postgres://me:hush@db.example/signup?ssl=true',
    'postgres://me:hush@db.example/signup?sslmode=',
    'postgres://me:hush@db.example/signup?sslmode=disable&sslmode=prefer',
    ...['allow', 'prefer', 'require', 'verify-ca', 'no-verify', 'VERIFY-FULL'].map(
      (mode) => `postgres://me:hush@db.example/signup?sslmode=${mode}`,
    ),
  ])('has to say how another machine is reached: %s', (value) => {
    const { messages, url } = read(value, 'production');

    expect(url).toBeNull();
    expect(messages).toEqual([expect.stringContaining('Write sslmode=verify-full, and')]);
    expect(messages[0]).not.toMatch(/hush|me:/);
    expect(read(value)).toEqual({ url: value, messages: [] });
  });
});
