import { describe, expect, it } from 'vitest';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import {
  aSocialServer,
  aStart,
  faultShown,
  placeOf,
  type SocialServer,
  tripCookies,
} from '../../factories/leads/socialTrip.ts';

const BO = aPerson({ subject: '2', email: 'bo@example.com' });

function cancel({ visitor }: SocialServer, there: URL) {
  const state = encodeURIComponent(there.searchParams.get('state') ?? '');
  return visitor.get(`/auth/google/callback?error=access_denied&state=${state}`);
}

describe('two tabs that are at a provider at once', () => {
  it('come back each by its own way: the older one signs up', async () => {
    const server = await aSocialServer();
    const older = await server.leave();
    await server.leave();

    expect(placeOf(await server.comeBack(older)).pathname).toBe('/account');
  });

  it('return independently: a cancelled one does not affect the other', async () => {
    const server = await aSocialServer();
    const older = await server.leave(aStart({ plan: { planId: 'studio' } }));
    const newer = await server.leave(aStart({ signupType: 'paid' }));
    const cancelled = await cancel(server, newer);

    expect(placeOf(cancelled).searchParams.get('signupType')).toBe('paid');
    expect(await faultShown(server)).toBe('denied');
    expect(placeOf(await server.comeBack(older)).pathname).toBe('/account');
  });

  it('do not both sign up: who the visitor is has changed, and the second is led to its page', async () => {
    const server = await aSocialServer();
    const older = await server.leave();
    const newer = await server.leave(aStart({ signupType: 'paid', query: 'utm_source=Mail' }));
    await server.comeBack(older);
    const second = await server.comeBack(newer, BO);

    expect(placeOf(second).pathname).toBe('/signup');
    expect(placeOf(second).searchParams.get('signupType')).toBe('paid');
    expect(placeOf(second).searchParams.get('utm_source')).toBe('Mail');
    expect(await faultShown(server)).toBe('otherTab');
    expect((await server.database.selectFrom('users').select('id').execute()).length).toBe(1);
  });
});

it.each([
  ['made up', () => 'made-up.signature', 'lost'],
  [
    'that names the trip, signed by nobody',
    (state: string) => `${state.split('.')[0]}.signature`,
    'otherTab',
  ],
  ['that names no cookie', () => '__proto__.signature', 'lost'],
])('a state %s removes no trip from the browser', async (_name, foreign, fault) => {
  const server = await aSocialServer();
  const there = await server.leave();
  const state = foreign(there.searchParams.get('state') ?? '');
  await server.visitor.get(`/auth/google/callback?code=code-1&state=${state}`);

  expect(await faultShown(server)).toBe(fault);
  expect(Object.keys(tripCookies(server))).toHaveLength(1);
  expect(placeOf(await server.comeBack(there)).pathname).toBe('/account');
});

it('a return removes its own trip from the browser', async () => {
  const server = await aSocialServer();
  await cancel(server, await server.leave());
  expect(tripCookies(server)).toEqual({});
});

it('a browser keeps four trips: the oldest is forgotten first', async () => {
  const server = await aSocialServer();
  const oldest = await server.leave();
  for (const signupType of ['free', 'free', 'free', 'paid']) {
    server.pass(1000);
    await server.leave(aStart({ signupType }));
  }

  expect(Object.keys(tripCookies(server))).toHaveLength(4);
  await server.comeBack(oldest);
  expect(await faultShown(server)).toBe('lost');
});

it('the trips of a browser fit into what a proxy accepts as cookies', async () => {
  const server = await aSocialServer();
  for (let trip = 0; trip < 4; trip += 1) {
    server.pass(1000);
    await server.leave(aStart({ query: `contact=${'a'.repeat(1900)}` }));
  }
  const kept = Object.values(tripCookies(server));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.join('').length).toBeLessThanOrEqual(6000);
});

it('what a browser calls a trip and is none makes room', async () => {
  const server = await aSocialServer();
  server.visitor.cookies['social-x'] = 'nonsense';
  await server.leave();
  expect(Object.keys(tripCookies(server))).toHaveLength(1);
});
