import { expect, it } from 'vitest';
import type { SocialStart } from '../../../src/core/contract/generated/calls.ts';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import {
  aSocialServer,
  aStart,
  placeOf,
  type SocialServer,
  tripCookies,
} from '../../factories/leads/socialTrip.ts';

const PAID = aStart({ signupType: 'paid', plan: { planId: 'pro', users: 4 } });

/** A server where Ada has signed up through Google for the free plan. */
async function aServerThatKnowsAda(): Promise<SocialServer> {
  const server = await aSocialServer();
  await server.signUpAs(aPerson());
  await server.visitor.get('/signup');
  return server;
}

function backAs(server: SocialServer, start: SocialStart) {
  return server.signUpAs(aPerson(), start);
}

it('a known person is signed in, even after a change of address at the provider', async () => {
  const server = await aServerThatKnowsAda();
  const moved = aPerson({ email: 'new@example.com', emailVerified: false });
  const answer = await server.signUpAs(moved, aStart());

  expect(placeOf(answer).pathname).toBe('/account');
  const users = await server.database.selectFrom('users').select('email').execute();
  expect(users).toEqual([{ email: 'ada@example.com' }]);
});

it('a known person sees no success message, because nothing was signed up for', async () => {
  const server = await aServerThatKnowsAda();
  const place = placeOf(await backAs(server, aStart()));

  expect(place.pathname).toBe('/account');
  expect(place.search).toBe('');
  expect((await server.visitor.get('/account')).statusCode).toBe(200);
  expect(tripCookies(server)).toEqual({});
  expect(place.href).not.toContain('#');
});

it('a known person who came to pay is led to the upgrade with what they chose', async () => {
  const server = await aServerThatKnowsAda();
  const place = placeOf(await backAs(server, PAID));

  expect(`${place.pathname}${place.search}`).toBe('/payment?planId=pro');
  const page = await server.visitor.get(`${place.pathname}${place.search}`);
  expect(page.statusCode).toBe(200);
  expect(server.pages.at(-1)).toMatchObject({
    pageConfig: { view: 'payment' },
    sessionInfo: {
      account: { email: 'ada@example.com' },
      selectedPlanId: 'pro',
      start: { users: 4 },
    },
  });
  const rows = server.database.selectFrom('subscriptions').select('plan_id');
  expect(await rows.execute()).toEqual([{ plan_id: 'starter' }]);
});

it('a known person who may not upgrade the account is led to it', async () => {
  const server = await aServerThatKnowsAda();
  await server.database.updateTable('users').set({ role: 'member' }).execute();
  const place = placeOf(await backAs(server, PAID));

  expect(`${place.pathname}${place.search}`).toBe('/account');
});
