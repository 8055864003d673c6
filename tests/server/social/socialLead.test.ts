import { expect, it } from 'vitest';
import { aDeal } from '../../factories/leads/aKnownLead.ts';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import {
  aSocialServer,
  aStart,
  placeOf,
  stateOf,
  tripsOf,
} from '../../factories/leads/socialTrip.ts';
import { aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const PRICES = { totalAmount: 2900, dueToday: 2900 };
const PAID = aStart({ signupType: 'paid' });

/** The order of a visitor who comes from a provider: without a password. */
function anOrder(email: string) {
  const { leadInfo, ...request } = aPaidRequest({ leadInfo: { email }, formState: PRICES });
  const { password: _password, ...withoutPassword } = leadInfo;
  return { ...request, leadInfo: withoutPassword };
}

it.each(['is forgotten', 'is someone else'])(
  'a page of a person from Google is told to reload once its visitor, in another tab, %s',
  async (change) => {
    const server = await aSocialServer();
    await server.signUpAs(aPerson(), PAID);
    if (change === 'is forgotten') await server.visitor.post('/auth/forget', {});
    else await server.signUpAs(aPerson({ subject: '2', email: 'bob@example.com' }), PAID);
    const { leadInfo, ...order } = anOrder('ada@example.com');
    const request = { ...order, leadInfo: { ...leadInfo, authType: 'GOOGLE' as const } };

    const answer = await pay(server.visitor, request);

    // A refused password would be shown at a field that is locked.
    expect(answer.json()).toMatchObject({ message: 'MISSING_LEAD_OR_DEAL_ID', data: null });
  },
);

it('a lead of Google pays without a password, and is signed in by Google the next time', async () => {
  const server = await aSocialServer();
  await server.signUpAs(aPerson(), PAID);
  await server.visitor.get('/signup?signupType=paid');
  expect(server.pages.at(-1)?.sessionInfo.lead).toMatchObject({
    authorized: true,
    authType: 'GOOGLE',
    email: 'ada@example.com',
    firstName: 'Ada',
  });

  const answer = await pay(server.visitor, anOrder(' ADA@example.com'));

  expect(answer.statusCode).toBe(200);
  const user = await server.database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ auth_type: 'GOOGLE', password_hash: '' });
  const again = await aVisitor(server.app);
  const landed = await tripsOf(server, again).signUpAs(aPerson());
  expect(placeOf(landed).pathname).toBe('/account');
  const sessions = server.database.selectFrom('sessions').select('user_id');
  const signedIn = await sessions.where('user_id', '=', user.id).execute();
  // The session of the sign-up, and the one that Google opened.
  expect(signedIn).toHaveLength(2);
});

it.each([
  ['of a session that nobody vouches for', 'ada@example.com', true],
  ['with another address than the lead’s', 'eve@example.com', false],
])('an order %s needs a password', async (_name, email, isStranger) => {
  const server = await aSocialServer();
  await server.signUpAs(aPerson(), PAID);
  const visitor = isStranger ? await aVisitor(server.app) : server.visitor;

  const answer = await pay(visitor, anOrder(email));

  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(await server.database.selectFrom('users').selectAll().execute()).toEqual([]);
  expect(server.payments.sales).toEqual([]);
});

it('who is not the one that Google named has the plain form, and what was theirs needs a password', async () => {
  const server = await aSocialServer();
  await server.signUpAs(aPerson(), PAID);
  await server.visitor.get('/signup?signupType=paid');
  expect(server.pages.at(-1)?.pageConfig.social.isKnown).toBe(true);

  expect((await server.visitor.post('/auth/forget', {})).statusCode).toBe(200);

  await server.visitor.get('/signup?signupType=paid');
  const plain = server.pages.at(-1);
  expect(plain?.sessionInfo).toMatchObject({ lead: null, prefill: { fullName: '', email: '' } });
  expect(plain?.pageConfig.social).not.toHaveProperty('isKnown');
  const refused = await pay(server.visitor, anOrder('ada@example.com'));
  expect(refused.json()).toMatchObject({ data: { field: 'password' } });
});

it.each(['free', 'paid'])(
  'a person whom the deal of a %s page is not for is told so, and is not signed up',
  async (signupType) => {
    const server = await aSocialServer();
    const deal = await aDeal(server, { plan_id: 'pro', email: 'bo@example.com' });
    const start = aStart({ signupType, query: `signupType=${signupType}&dealid=${deal}` });

    const answer = await server.signUpAs(aPerson(), start);

    expect(placeOf(answer).searchParams.get('dealid')).toBe(deal);
    expect(stateOf(answer)).toEqual({ action: 'signup', success: false });
    await server.visitor.get(`/signup?dealid=${deal}`);
    expect(server.pages.at(-1)?.pageConfig.social.fault).toBe('emailRefused');
    for (const table of ['users', 'leads'] as const) {
      expect(await server.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const addressee = await server.signUpAs(aPerson({ email: 'Bo@example.com' }), start);
    expect(stateOf(addressee)).toMatchObject({ success: true });
  },
);

it.each([
  ['for somebody else is theirs, with nothing of whom Google named', 'bo@example.com', false],
  ['for the one that Google named is opened as theirs', 'ada@example.com', true],
])('a deal %s', async (_, email, isKnown) => {
  const server = await aSocialServer();
  await server.signUpAs(aPerson(), PAID);
  const deal = await aDeal(server, { plan_id: 'pro', email });
  const answer = await server.visitor.get(`/signup?dealid=${deal}`);

  expect(answer.statusCode).toBe(200);
  const page = server.pages.at(-1);
  expect(page?.sessionInfo.prefill.email).toBe(email);
  expect(page?.pageConfig.social.isKnown ?? false).toBe(isKnown);
  expect(JSON.stringify(page?.sessionInfo).includes('Lovelace')).toBe(isKnown);
});
