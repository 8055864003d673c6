import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand, aTermsDocument } from '../../factories/brands/aBuiltBrand.ts';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import {
  aSocialServer,
  aStart,
  faultShown,
  placeOf,
  SOCIAL_BRAND,
  stateOf,
  tripsOf,
} from '../../factories/leads/socialTrip.ts';
import { aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

describe('a new visitor from Google, where nothing is paid', () => {
  it('has an account, is signed in and lands on it', async () => {
    const server = await aSocialServer();

    const answer = await server.signUpAs(aPerson());

    expect(answer.statusCode).toBe(303);
    expect(placeOf(answer).pathname).toBe('/account');
    expect((await server.visitor.get('/account')).statusCode).toBe(200);
    expect(server.pages.at(-1)?.sessionInfo.account).toMatchObject({
      email: 'ada@example.com',
      fullName: 'Ada Lovelace',
      role: 'owner',
      status: 'active',
      timeZone: 'Europe/London',
    });
  });

  it('is kept without a password, with the identity and the texts agreed to', async () => {
    const server = await aSocialServer();
    await server.signUpAs(aPerson(), aStart({ query: 'utm_source=Mail' }));

    const { database } = server;
    const user = await database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ auth_type: 'GOOGLE', password_hash: '', first_name: 'Ada' });
    expect(await database.selectFrom('identities').selectAll().execute()).toEqual([
      expect.objectContaining({ provider: 'GOOGLE', subject: '1001', user_id: user.id }),
    ]);
    const consents = await database.selectFrom('consents').select(['kind', 'text_hash']).execute();
    expect(consents).toEqual([
      { kind: 'terms', text_hash: aTermsDocument('terms').hash },
      { kind: 'privacy', text_hash: aTermsDocument('privacy').hash },
    ]);
    expect(await database.selectFrom('leads').selectAll().execute()).toEqual([
      expect.objectContaining({ auth_type: 'GOOGLE', utm_source: 'Mail', signup_type: 'free' }),
    ]);
  });

  it('needs no activation mail, since Google has verified the address', async () => {
    const brand = aBrand({ ...SOCIAL_BRAND.brand, afterSignup: 'activationEmail' });
    const server = await aSocialServer({ brands: [{ ...SOCIAL_BRAND, brand }] });

    expect(placeOf(await server.signUpAs(aPerson())).pathname).toBe('/account');
    expect(await server.deliver()).toBe(0);
  });

  it('has the plan chosen before leaving, and the first one where that is not offered', async () => {
    const server = await aSocialServer();
    await server.signUpAs(aPerson(), aStart({ plan: { planId: 'studio' } }));
    const other = aPerson({ subject: '2', email: 'bo@example.com' });
    await server.signUpAs(other, aStart({ plan: { planId: 'pro', users: 3 } }));

    const rows = server.database.selectFrom('subscriptions').select('plan_id');
    expect(await rows.execute()).toEqual([{ plan_id: 'studio' }, { plan_id: 'starter' }]);
  });

  it('has a trial without a card on a page that offers it, and on the start page', async () => {
    const types = { offered: ['noCardSignup', 'paid'], default: 'noCardSignup' } as const;
    const brand = aBrand({
      ...SOCIAL_BRAND.brand,
      signupTypes: { ...types, offered: [...types.offered] },
    });
    const server = await aSocialServer({ brands: [{ ...SOCIAL_BRAND, brand }] });
    await server.signUpAs(aPerson(), aStart({ signupType: 'startNow' }));

    const subscription = await server.database
      .selectFrom('subscriptions')
      .select(['signup_type', 'plan_id', 'status'])
      .executeTakeFirst();
    expect(subscription).toEqual({
      signup_type: 'noCardSignup',
      plan_id: 'trial',
      status: 'trial',
    });
  });
});

it('an address of Facebook, which no provider has verified, gets the activation mail of its brand', async () => {
  const brand = aBrand({ ...SOCIAL_BRAND.brand, afterSignup: 'activationEmail' });
  const server = await aSocialServer({ brands: [{ ...SOCIAL_BRAND, brand }] });

  const answer = await server.signUpAs(aPerson({ emailVerified: null }), aStart(), 'facebook');

  expect(placeOf(answer).pathname).toBe('/signup');
  expect(stateOf(answer)).toMatchObject({ action: 'signup', success: true, authType: 'FACEBOOK' });
  // The page shows what is left to do.
  expect(await faultShown(server)).toBeNull();
  expect(server.pages.at(-1)?.sessionInfo.placed).toMatchObject({
    state: 'activationEmail',
    email: 'ada@example.com',
  });
  expect((await server.visitor.get('/account')).statusCode).toBe(401);
  expect(await server.deliver()).toBe(1);
  expect(server.mail.sent[0]?.to).toBe('ada@example.com');
});

describe('a visitor of what is paid for', () => {
  it('is a lead identified by the provider, in a new session', async () => {
    const server = await aSocialServer();
    const before = server.visitor.cookies['session'];

    const start = aStart({
      signupType: 'paid',
      query: 'utm_source=Mail&redirectUrl=https%3A%2F%2Fevil.example',
      plan: { planId: 'pro', users: 4, addonIds: ['texting'], ivrId: 'menu' },
    });
    const answer = await server.signUpAs(aPerson(), start);

    expect(placeOf(answer).pathname).toBe('/signup');
    expect(placeOf(answer).searchParams.get('utm_source')).toBe('Mail');
    expect(placeOf(answer).searchParams.get('signupType')).toBe('paid');
    expect(placeOf(answer).search).not.toContain('evil');
    expect(stateOf(answer)).toEqual({
      action: 'signup',
      success: true,
      authType: 'GOOGLE',
      planId: 'pro',
      quantity: 4,
    });
    expect(server.visitor.cookies['session']).not.toBe(before);
    const lead = await server.database
      .selectFrom('sessions')
      .innerJoin('leads', 'leads.id', 'sessions.lead_id')
      .select(['leads.email', 'auth_type', 'subject', 'email_verified', 'account_id', 'plan_id'])
      .executeTakeFirst();
    expect(lead).toEqual({
      email: 'ada@example.com',
      auth_type: 'GOOGLE',
      subject: '1001',
      email_verified: 1,
      account_id: null,
      plan_id: 'pro',
    });
    expect(await server.database.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('passes the plan details to the next page, once', async () => {
    const server = await aSocialServer();
    const plan = { planId: 'pro', users: 4, addonIds: ['texting'], ivrId: 'menu' };
    await server.signUpAs(aPerson(), aStart({ signupType: 'paid', plan }));

    await server.visitor.get('/signup');
    expect(server.pages.at(-1)?.pageConfig.social.plan).toEqual(plan);
    await server.visitor.get('/signup');
    expect(server.pages.at(-1)?.pageConfig.social.plan).toBeNull();
  });
});

it('a name that the form would refuse is put right in the form', async () => {
  const server = await aSocialServer();
  const answer = await server.signUpAs(aPerson({ firstName: '<b>Ada</b>' }));

  expect(stateOf(answer)).toMatchObject({ success: true, authType: 'GOOGLE' });
  expect(await server.database.selectFrom('users').selectAll().execute()).toEqual([]);
});

describe('a person who has signed up through the provider before', () => {
  it('is new to another brand, and signs up there', async () => {
    const other = aBuiltBrand({
      ...SOCIAL_BRAND,
      brand: aBrand({
        ...SOCIAL_BRAND.brand,
        id: 'facetable',
        hosts: ['signup.facetable.example'],
      }),
    });
    const server = await aSocialServer({ brands: [SOCIAL_BRAND, other] });
    await server.signUpAs(aPerson());

    const there = await aVisitor(server.app, 'facetable.localhost:4000');
    await tripsOf(server, there).signUpAs(aPerson());

    const users = await server.database
      .selectFrom('users')
      .select('brand_id')
      .orderBy('brand_id')
      .execute();
    expect(users).toEqual([{ brand_id: 'facetable' }, { brand_id: 'slotbook' }]);
  });
});

it.each(['free', 'paid'])(
  'an address that has an account is never linked to it: the page says how to log in (%s)',
  async (signupType) => {
    const server = await aSocialServer();
    await server.signUpAs(aPerson());
    await server.visitor.get('/signup');

    const sameAddress = aPerson({ subject: '2002', email: 'ADA@example.com ' });
    const answer = await server.signUpAs(sameAddress, aStart({ signupType }), 'facebook');

    expect(stateOf(answer)).toEqual({ action: 'signup', success: false });
    expect(await faultShown(server)).toBe('emailTaken');
    expect(await server.database.selectFrom('identities').selectAll().execute()).toHaveLength(1);
  },
);

it.each([
  ['facebook', 'no e-mail at all', { email: null, emailVerified: null }, 'noEmail'],
  ['google', 'no e-mail at all', { email: null }, 'unavailable'],
  ['google', 'an address that is not verified', { emailVerified: false }, 'emailRefused'],
  ['google', 'an address that is none', { email: 'ada@localhost' }, 'emailRefused'],
  ['google', "an address of the brand's own", { email: 'ada@slotbook.example' }, 'emailTaken'],
] as const)('%s with %s makes no account', async (provider, _name, person, fault) => {
  const server = await aSocialServer();
  const answer = await server.signUpAs(aPerson(person), aStart(), provider);

  expect(placeOf(answer).pathname).toBe('/signup');
  expect(await faultShown(server)).toBe(fault);
  expect(await faultShown(server)).toBeNull();
  expect(await server.database.selectFrom('users').selectAll().execute()).toEqual([]);
});

it('an address whose payment is being checked gets that message, and no other way to sign up', async () => {
  const server = await aSocialServer();
  const lost = { kind: 'unknown', cause: new Error('The answer was lost') } as const;
  server.payments.onSale = async () => lost;
  const leadInfo = { ...aPaidRequest().leadInfo, email: 'ada@example.com' };
  const formState = { totalAmount: 2900, dueToday: 2900 };
  const paid = await pay(await aVisitor(server.app), aPaidRequest({ leadInfo, formState }));
  expect(paid.json()).toMatchObject({ message: 'PAYMENT_PENDING' });

  const answer = await server.signUpAs(aPerson());

  expect(stateOf(answer)).toEqual({ action: 'signup', success: false });
  expect(await faultShown(server)).toBe('paymentChecked');
  expect(await server.database.selectFrom('users').selectAll().execute()).toEqual([]);
});
