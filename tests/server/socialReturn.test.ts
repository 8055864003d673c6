import { describe, expect, it } from 'vitest';
import { encodeState } from '../../src/core/rules/socialState/encodeState.ts';
import { aBrandDirectory } from '../factories/aBuiltBrand.ts';
import { aVisitor } from '../factories/aVisitor.ts';
import { aPerson } from '../factories/fakeSocial.ts';
import {
  aSocialServer,
  aStart,
  faultShown,
  placeOf,
  SOCIAL_BRAND,
  type SocialServer,
  stateOf,
  tripCookies,
} from '../factories/socialTrip.ts';

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

  it('works once: a replay signs nobody in, even with the cookie of before', async () => {
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
    server.pass(24 * 3_600_000 + 1);
    await server.visitor.get('/signup');
    await server.signUpAs(aPerson());
    expect(await used()).toHaveLength(1);
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

  it('agrees to no text that has changed since', async () => {
    let built = SOCIAL_BRAND;
    const directory = aBrandDirectory([built]);
    const brands = { ...directory, current: () => aBrandDirectory([built]).current() };
    const server = await aSocialServer({ deps: { brands } });
    const there = await server.leave();
    const { terms } = built;
    built = { ...built, terms: { ...terms, terms: { ...terms.terms, hash: 'f'.repeat(64) } } };
    await server.comeBack(there);

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

describe('the way there', () => {
  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['no object', Buffer.from('[1]').toString('base64url')],
    ['too much', 'a'.repeat(4097)],
    ['a type that the brand does not offer', encodeState(aStart({ signupType: 'freeTrial' }))],
  ])('leads back to the page with %s for a state', async (_name, state) => {
    const server = await aSocialServer();
    const answer = await server.visitor.get(`/auth/google?state=${state}`);

    expect(answer.statusCode).toBe(303);
    expect(placeOf(answer).pathname).toBe('/signup');
    expect(server.social.ways).toEqual([]);
    expect(await faultShown(server)).toBe('changed');
  });

  it('carries PKCE and a nonce of its own each time, and the brand’s own address', async () => {
    const { leave, social } = await aSocialServer();
    await leave();
    await leave();
    const [one, two] = social.ways;
    expect(one?.redirectUri).toBe('http://slotbook.localhost:4000/auth/google/callback');
    expect(one?.verifier).toMatch(/^[\w-]{43}$/);
    expect(new Set([one?.verifier, one?.nonce, one?.state, two?.verifier, two?.nonce]).size).toBe(
      5,
    );
  });

  it('is kept in a cookie of its own that no script reads, for an hour', async () => {
    const { visitor } = await aSocialServer();
    const { cookies } = await visitor.get(`/auth/google?state=${encodeState(aStart())}`);
    expect(cookies).toEqual([
      expect.objectContaining({
        name: expect.stringMatching(/^social-[\w-]+$/),
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 3600,
        path: '/',
      }),
    ]);
  });

  it('is bound to the host by the cookie’s name where the connection is https', async () => {
    const { app } = await aSocialServer({ config: { trustedProxies: ['127.0.0.1'] } });
    const headers = { host: 'slotbook.localhost', 'x-forwarded-proto': 'https' };
    const { cookies } = await app.inject({
      url: `/auth/google?state=${encodeState(aStart())}`,
      headers,
    });
    expect(cookies).toContainEqual(
      expect.objectContaining({
        name: expect.stringMatching(/^__Host-social-[\w-]+$/),
        secure: true,
        path: '/',
      }),
    );
  });

  it('is begun by the brand’s own page, not by another site', async () => {
    const { app, social } = await aSocialServer();
    const headers = { host: 'slotbook.localhost:4000', 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({
      url: `/auth/google?state=${encodeState(aStart())}`,
      headers,
    });
    expect(answer.headers.location).toBe('/signup');
    expect(social.ways).toEqual([]);
  });

  it('is not there where the brand does not enable it', async () => {
    const brand = {
      ...SOCIAL_BRAND.brand,
      social: { ...SOCIAL_BRAND.brand.social, facebook: false },
    };
    const { visitor } = await aSocialServer({ brands: [{ ...SOCIAL_BRAND, brand }] });
    expect((await visitor.get('/auth/facebook?state=x')).statusCode).toBe(404);
    expect((await visitor.get('/auth/facebook/callback?state=x&code=y')).statusCode).toBe(404);
    expect((await visitor.get('/auth/twitter?state=x')).statusCode).toBe(404);
  });

  it('is walked so often an hour', async () => {
    const { visitor } = await aSocialServer({
      allowances: { socialBySession: { points: 2, seconds: 60 } },
    });
    const url = `/auth/google?state=${encodeState(aStart())}`;
    await visitor.get(url);
    await visitor.get(url);
    const answer = await visitor.get(url);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
