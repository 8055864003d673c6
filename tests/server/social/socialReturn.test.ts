import { describe, expect, it } from 'vitest';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import { encodeState } from '../../../src/core/rules/socialState/encodeState.ts';
import { pruneAll } from '../../../src/server/retention/pruneAll.ts';
import { aBrandDirectory } from '../../factories/brands/aBuiltBrand.ts';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import {
  aSocialServer,
  aStart,
  faultShown,
  placeOf,
  SOCIAL_BRAND,
  type SocialServer,
  stateOf,
  tripCookies,
} from '../../factories/leads/socialTrip.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

async function users({ database }: SocialServer): Promise<number> {
  return (await database.selectFrom('users').select('id').execute()).length;
}

describe('a return that is not the one that left', () => {
  it('comes too late after ten minutes', async () => {
    const server = await aSocialServer();
    const there = await server.leave(aStart({ signupType: 'paid' }));
    server.pass(10 * 60_000);
    const answer = await server.comeBack(there);

    expect(placeOf(answer).pathname).toBe('/signup');
    expect(placeOf(answer).searchParams.get('signupType')).toBe('paid');
    expect(stateOf(answer)).toEqual({ action: 'signup', success: false });
    expect(await faultShown(server)).toBe('expired');
    expect(await users(server)).toBe(0);
  });

  it('works once: a replay does not sign in, even with the cookie of before', async () => {
    const server = await aSocialServer();
    const there = await server.leave();
    const cookies = { ...server.visitor.cookies };
    await server.comeBack(there);
    Object.assign(server.visitor.cookies, cookies);
    const again = await server.comeBack(
      there,
      aPerson({ subject: '666', email: 'eve@example.com' }),
    );

    expect(placeOf(again).pathname).toBe('/signup');
    expect(await faultShown(server)).toBe('used');
    expect(await users(server)).toBe(1);
  });

  it('is remembered for a day, and then forgotten', async () => {
    const server = await aSocialServer();
    const used = () => server.database.selectFrom('used_social_states').select('id').execute();
    await server.signUpAs(aPerson());
    await server.signUpAs(aPerson());
    expect(await used()).toHaveLength(2);
    server.pass(24 * 3_600_000);
    await server.visitor.get('/signup');
    await server.signUpAs(aPerson());
    await pruneAll(server.database, server.deps.clock());
    expect(await used()).toHaveLength(1);
  });

  it('that failed in a browser without cookies is shown as lost, because the session that knows why is lost too', async () => {
    const server = await aSocialServer();
    const failed = encodeState({ action: 'signup', success: false });
    for (const [state, fault] of [
      [failed, 'lost'],
      [encodeState({ action: 'signup', success: true }), null],
      ['nonsense', null],
    ] as const) {
      const blocked = await aVisitor(server.app);
      await blocked.get(`/signup?state=${state}`);
      expect(server.pages.at(-1)?.pageConfig.social.fault).toBe(fault);
    }
  });

  it('is of no use to another session, with or without the cookie of the trip', async () => {
    const server = await aSocialServer();
    const there = await server.leave();
    const state = encodeURIComponent(there.searchParams.get('state') ?? '');
    server.social.people.set('code-1', aPerson());
    for (const cookies of [{}, tripCookies(server)]) {
      const stranger = await aVisitor(server.app);
      Object.assign(stranger.cookies, cookies);
      const answer = await stranger.get(`/auth/google/callback?code=code-1&state=${state}`);
      expect(placeOf(answer).pathname).toBe('/signup');
      await stranger.get('/signup');
      expect(server.pages.at(-1)?.pageConfig.social.fault).toBe(
        Object.keys(cookies).length > 0 ? 'otherTab' : 'lost',
      );
      expect((await stranger.get('/account')).statusCode).toBe(401);
    }
    expect(await users(server)).toBe(0);
    expect(placeOf(await server.comeBack(there)).pathname).toBe('/account');
  });

  it.each([
    [
      'from the other provider',
      (state: string) => `/auth/facebook/callback?code=code-1&state=${state}`,
      'lost',
    ],
    [
      'with a state of its own',
      () => '/auth/google/callback?code=code-1&state=made-up.signature',
      'lost',
    ],
    [
      'with a state that was cut',
      (state: string) => `/auth/google/callback?code=code-1&state=${state.slice(0, -1)}`,
      'otherTab',
    ],
    ['without a state', () => '/auth/google/callback?code=code-1', 'lost'],
    ['with nothing at all', () => '/auth/google/callback', 'lost'],
    [
      'with two states',
      (state: string) => `/auth/google/callback?code=code-1&state=x&state=${state}`,
      'lost',
    ],
  ])('counts for nothing %s', async (_name, address, fault) => {
    const server = await aSocialServer();
    const there = await server.leave();
    server.social.people.set('code-1', aPerson());
    const answer = await server.visitor.get(
      address(encodeURIComponent(there.searchParams.get('state') ?? '')),
    );

    expect(placeOf(answer).pathname).toBe('/signup');
    expect(await faultShown(server)).toBe(fault);
    expect(await users(server)).toBe(0);
  });

  it.each([
    [
      'agrees to no text that has changed since',
      ({ terms }: BuiltBrand) => ({
        terms: { ...terms, terms: { ...terms.terms, hash: 'f'.repeat(64) } },
      }),
    ],
    [
      'orders nothing where the plans have gone since',
      ({ catalogue }: BuiltBrand) => ({
        catalogue: { ...catalogue, plans: catalogue.plans.filter(({ price }) => price > 0) },
      }),
    ],
  ] as const)('%s', async (_name, change) => {
    let built = SOCIAL_BRAND;
    const directory = aBrandDirectory([built]);
    const brands = { ...directory, current: () => aBrandDirectory([built]).current() };
    const server = await aSocialServer({ deps: { brands } });
    const there = await server.leave();
    built = { ...built, ...change(built) };
    await server.comeBack(there);
    // A page without plans has other texts.
    built = SOCIAL_BRAND;

    expect(await faultShown(server)).toBe('changed');
    expect(await users(server)).toBe(0);
  });
});

describe('a provider that says no, or nothing', () => {
  it.each([
    ['access_denied', 'denied'],
    ['server_error', 'unavailable'],
    ['<script>alert(1)</script>', 'unavailable'],
  ])('with the error %s', async (error, fault) => {
    const server = await aSocialServer();
    const there = await server.leave(aStart({ plan: { planId: 'studio' } }));
    const query = new URLSearchParams({ error, state: there.searchParams.get('state') ?? '' });
    const answer = await server.visitor.get(`/auth/google/callback?${query}`);

    expect(placeOf(answer).pathname).toBe('/signup');
    await server.visitor.get('/signup');
    expect(server.pages.at(-1)?.pageConfig.social).toMatchObject({
      fault,
      plan: { planId: 'studio' },
    });
  });

  it.each(['before', 'after'])('that is out of order %s the visitor leaves', async (when) => {
    const server = await aSocialServer();
    server.social.isDown = when === 'before';
    const there = await server.leave();
    server.social.isDown = true;
    if (when === 'after') await server.comeBack(there);

    expect(await faultShown(server)).toBe('unavailable');
  });
});
