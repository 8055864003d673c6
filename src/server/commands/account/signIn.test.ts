import { expect, it } from 'vitest';
import { aBuiltBrand } from '../../../../tests/factories/brands/aBuiltBrand.ts';
import { aServer } from '../../../../tests/factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../../../tests/factories/servers/aVisitor.ts';
import { newSession } from '../../session/visitorSession.ts';
import { userOfSession } from '../../storage/accounts/userOfSession.ts';
import { signIn } from './signIn.ts';

it('returns a session of which the database is asked, because it has its row now', async () => {
  const { app, database, deps } = await aServer();
  await (await aVisitor(app)).post('/signup/free', aSignupRequest());
  const { id: userId } = await database.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const site = {
    built: aBuiltBrand(),
    object: 'slotbook-object.json',
    inDefault: aBuiltBrand(),
    origin: 'http://slotbook.localhost',
    secure: false,
  };
  const started = newSession(deps);
  expect(started.hasNoRow).toBe(true);

  const signedIn = await signIn({ deps, site }, started, userId);

  expect(signedIn).toEqual({ id: started.id, startedAt: started.startedAt });
  expect(await userOfSession(database, signedIn.id)).toBe(userId);
});
