import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aSocialServer } from '../../factories/leads/socialTrip.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { type Answer, aVisitor, HOST } from '../../factories/servers/aVisitor.ts';

/** The cookies in the list of docs/security.md; `social-…` covers all with that prefix. */
const LISTED = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8')
  .replace(/^.*\n## Cookies\n/s, '')
  .split('\n')
  .flatMap((line) => /^\| `([a-z-]+…?)` \| /.exec(line)?.[1] ?? []);

/** The name in the list, which is that over plain http. */
function listedName(name: string): string {
  return name.replace(/^__Host-/, '').replace(/^social-.+/, 'social-…');
}

/** A brand with everything that sets a cookie, except a provider's buttons. */
const BRAND = aBuiltBrand({
  brand: aBrand({
    payment: { methods: ['GC'], expiration: 'single' },
    signupTypes: { offered: ['paid'], default: 'paid' },
    analytics: { consent: 'optIn' },
    languages: ['en-US', 'es-US'],
  }),
});

/** The cookies of a visitor's journey through every kind of page. */
async function everyCookie() {
  const server = await aServer({ brands: [BRAND] });
  const visitor = await aVisitor(server.app);
  const signUp = await visitor.get('/signup?gc=true');
  visitor.cookies['measuring'] = 'slotbook.granted';
  const headers = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };
  const answers: Answer[] = [
    await server.app.inject({ url: '/signup', headers }),
    signUp,
    await visitor.get('/signup'),
    await visitor.get('/start'),
    await visitor.get('/signup?lang=es-US'),
    await visitor.get('/payment'),
    await visitor.get('/account'),
    await visitor.get('/activate?token=none'),
    await visitor.ask('/attempts/none'),
    await server.app.inject({
      method: 'POST',
      url: '/sign-out',
      headers,
      cookies: visitor.cookies,
    }),
  ];
  const social = await aSocialServer();
  await social.leave();
  return [
    ...answers.flatMap(({ cookies }) => cookies),
    ...Object.keys(social.visitor.cookies).map((name) => ({ name })),
  ];
}

it('docs/security.md lists every cookie that is set, and no other', async () => {
  const set = new Set((await everyCookie()).map(({ name }) => listedName(name)));

  expect([...set].toSorted()).toEqual(LISTED.toSorted());
  expect(LISTED.length).toBeGreaterThan(3);
});

it('over https every cookie that only the server reads is of this very host, and of no script', async () => {
  const server = await aServer({
    brands: [BRAND],
    config: { environment: 'production', sandboxUrl: null, trustedProxies: ['127.0.0.1'] },
  });
  const headers = { host: 'signup.slotbook.example', 'x-forwarded-proto': 'https' };

  const { cookies } = await server.app.inject({ url: '/signup?gc=true', headers });

  expect(cookies.map(({ name }) => name).toSorted()).toEqual([
    '__Host-direct-debit',
    '__Host-session',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('domain');
  }
});
