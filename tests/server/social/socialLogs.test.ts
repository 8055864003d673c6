import { expect, it } from 'vitest';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import { aSocialServer, aStart } from '../../factories/leads/socialTrip.ts';

const CANARY = /canary|CANARY/;

it('no code, state, address or name of a visitor reaches the log', async () => {
  const server = await aSocialServer();
  const person = aPerson({
    subject: 'canary-subject',
    email: 'canary@example.com',
    firstName: 'Canary',
    lastName: 'Canary',
  });
  const start = aStart({
    query: 'email=canary@example.com&utm_source=canary&contact=canary',
    plan: { planId: 'canary' },
  });
  const there = await server.leave(start);
  const state = there.searchParams.get('state') ?? '';
  await server.comeBack(there, person);
  await server.comeBack(there, person);
  await server.visitor.get('/auth/google/callback?error=canary&error_description=canary');
  server.social.isDown = true;
  await server.comeBack(await server.leave({ ...start, signupType: 'canary' }), person);

  const log = server.log.join('');
  expect(log).toContain('came to nothing');
  expect(log).not.toMatch(CANARY);
  expect(log).not.toContain(state);
  expect(log).not.toContain('code-1');
});

it("the provider's failure is logged in our own words", async () => {
  const server = await aSocialServer();
  const there = await server.leave();
  server.social.isDown = true;
  await server.comeBack(there);
  expect(server.log.join('')).toContain('A provider named nobody');
});
