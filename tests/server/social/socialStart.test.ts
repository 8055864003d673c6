import { describe, expect, it } from 'vitest';
import { encodeState } from '../../../src/core/rules/socialState/encodeState.ts';
import {
  aSocialServer,
  aStart,
  faultShown,
  placeOf,
  SOCIAL_BRAND,
} from '../../factories/leads/socialTrip.ts';

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

  it('has PKCE and a new nonce each time, and the brand’s own address', async () => {
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

  it('is kept in a separate cookie that no script reads, for an hour', async () => {
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

  it('does not lead from the browser of an app to Google, which would refuse it', async () => {
    const server = await aSocialServer();
    const { app, visitor } = server;
    const press = async (provider: string) =>
      placeOf(
        await app.inject({
          url: `/auth/${provider}?state=${encodeState(aStart({ query: 'signupType=free' }))}`,
          headers: {
            host: 'slotbook.localhost:4000',
            'user-agent':
              'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Mobile [FBAN/FBIOS]',
          },
          cookies: visitor.cookies,
        }),
      );
    const back = await press('google');
    expect([back.pathname, back.searchParams.get('signupType')]).toEqual(['/signup', 'free']);
    expect(await faultShown(server)).toBe('inApp');
    expect((await press('facebook')).pathname).not.toBe('/signup');
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
