import { expect, it } from 'vitest';
import { isPassword } from '../../../tests/factories/isPassword.ts';
import { CallError } from '../errors/CallError.ts';
import { createPasswordHasher } from './hashPassword.ts';

it('hashes each time with another salt, as a PHC string', async () => {
  const hash = createPasswordHasher({ atOnce: 1, waiting: 5 });

  const [first, second] = await Promise.all([hash('engine1843'), hash('engine1843')]);

  expect(first).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  );
  expect(second).not.toBe(first);
});

it('stores what the password alone matches', async () => {
  const stored = await createPasswordHasher({ atOnce: 1, waiting: 0 })('engine1843');

  expect(isPassword('engine1843', stored)).toBe(true);
  expect(isPassword('engine1844', stored)).toBe(false);
});

it('refuses requests while the queue is full, and accepts them again afterwards', async () => {
  const hash = createPasswordHasher({ atOnce: 1, waiting: 1 });

  const outcomes = await Promise.allSettled([hash('one'), hash('two'), hash('three')]);

  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[2]).toMatchObject({ reason: new CallError({ code: 'BUSY', retryAfter: 2 }) });
  await expect(hash('four')).resolves.toMatch(/^\$argon2id/);
});

it('reports how many are hashed and how many wait, and none at the end', async () => {
  const hash = createPasswordHasher({ atOnce: 2, waiting: 5 });

  const hashes = ['one', 'two', 'three', 'four', 'five'].map(hash);
  const busy = hash.load();
  await Promise.all(hashes);

  expect(busy).toEqual({ running: 2, waiting: 3 });
  expect(hash.load()).toEqual({ running: 0, waiting: 0 });
});
