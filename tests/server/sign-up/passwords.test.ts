import { expect, it } from 'vitest';
import { CallError } from '../../../src/server/errors/CallError.ts';
import { createPasswordHasher } from '../../../src/server/security/hashPassword.ts';
import { isPassword } from '../../factories/isPassword.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

it('a sign-up stores its password as argon2id, and as nothing else', async () => {
  const hashPassword = createPasswordHasher({ atOnce: 1, waiting: 1 });
  const { app, database } = await aServer({ deps: { hashPassword } });
  const visitor = await aVisitor(app);
  const password = `${'é'.repeat(63)}1`;

  await visitor.post('/signup/free', aSignupRequest({ leadInfo: { password } }));

  const user = await database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(isPassword(password, user.password_hash)).toBe(true);
  expect(JSON.stringify(user)).not.toContain(password);
});

it('a sign-up beyond the queue is asked to come back', async () => {
  const hashPassword = () => Promise.reject(new CallError({ code: 'BUSY', retryAfter: 2 }));
  const { app, database } = await aServer({ deps: { hashPassword } });
  const visitor = await aVisitor(app);

  const answer = await visitor.post('/signup/free', aSignupRequest());

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({
    message: 'INTERNAL_SERVER_ERROR',
    data: { retryAfter: 2 },
  });
  expect(await database.selectFrom('accounts').select('id').execute()).toEqual([]);
});
