import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

describe('a free sign-up', () => {
  it('stores the account as pending and asks for an activation mail', async () => {
    const { app, database } = await aServer();
    const visitor = await aVisitor(app);

    const answer = await visitor.post('/signup/free', aSignupRequest());

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: true,
      success: true,
      data: { planId: 'starter', quantity: 1, completion: 'activationEmail', redirectUrl: null },
    });
    const account = await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account).toMatchObject({ brand_id: 'slotbook', status: 'pending' });
    const outbox = await database.selectFrom('outbox').select(['kind', 'status']).execute();
    expect(outbox).toEqual([{ kind: 'activationMail', status: 'waiting' }]);
  });

  it('uses UTC for an unknown time zone', async () => {
    const { app, database } = await aServer();
    const visitor = await aVisitor(app);
    const request = aSignupRequest({ leadInfo: { timeZone: 'Mars/Olympus' } });

    const answer = await visitor.post('/signup/free', request);

    expect(answer.statusCode).toBe(200);
    const account = await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account.time_zone).toBe('UTC');
  });

  it('mails to an address with each accent joined to its letter, as the page sends it', async () => {
    const { app, database } = await aServer();
    const visitor = await aVisitor(app);
    const request = aSignupRequest({ leadInfo: { email: ' andre\u0301@example.com' } });

    expect((await visitor.post('/signup/free', request)).statusCode).toBe(200);
    const { email } = await database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(email).toBe('andr\u00e9@example.com');
  });

  it.each([
    ['+442079460958', '1', '2079460958', '44'],
    ['+4402079460958', '1', '2079460958', '44'],
    ['00442079460958', '1', '2079460958', '44'],
    ['02079460958', '44', '2079460958', '44'],
    ['٢٠١٥٥٥٠١٢٣', '1', '2015550123', '1'],
    ['(201) 555-0123', '1', '2015550123', '1'],
  ])('reads %s beside +%s, and stores %s of +%s', async (phone, countryCode, read, code) => {
    const { app, database } = await aServer();
    const visitor = await aVisitor(app);
    const request = aSignupRequest({ leadInfo: { phone, countryCode } });

    expect((await visitor.post('/signup/free', request)).statusCode).toBe(200);

    const stored = { phone: read, country_code: code };
    const account = await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account).toMatchObject(stored);
    const lead = await database.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject(stored);
  });

  it('stores user, subscription, lead and consents with it', async () => {
    const { app, database } = await aServer();
    const visitor = await aVisitor(app);

    await visitor.post(
      '/signup/free',
      aSignupRequest({
        formState: { utmSource: 'newsletter' },
        leadInfo: { email: ' Ada@Example.com ' },
      }),
    );

    const user = await database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      email: 'Ada@Example.com',
      email_key: 'ada@example.com',
      role: 'owner',
      password_hash: 'hash of 10 characters',
    });
    const lead = await database.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ utm_source: 'newsletter', account_id: user.account_id });
    const subscription = await database
      .selectFrom('subscriptions')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(subscription).toMatchObject({
      plan_id: 'starter',
      status: 'active',
      trial_ends_at: null,
    });
    const consents = await database
      .selectFrom('consents')
      .innerJoin('consent_texts', 'consent_texts.hash', 'consents.text_hash')
      .select(['consents.kind', 'consent_texts.source'])
      .orderBy('consents.kind')
      .execute();
    expect(consents).toEqual([
      { kind: 'privacy', source: 'The privacy of Slotbook.\n' },
      { kind: 'terms', source: 'The terms of Slotbook.\n' },
    ]);
  });

  it('is active at once where the brand says so, and lands on the account', async () => {
    const built = aBuiltBrand({ brand: aBrand({ afterSignup: 'activeAccount' }) });
    const { app, mail, deliver, pages } = await aServer({ brands: [built] });
    const visitor = await aVisitor(app);

    const answer = await visitor.post('/signup/free', aSignupRequest());

    const { data } = answer.json<{ data: { redirectUrl: string; userId: string } }>();
    expect(data.redirectUrl).toBe(
      `http://slotbook.localhost:4000/account?success=true&userId=${data.userId}&planId=starter&quantity=1`,
    );
    await deliver();
    expect(mail.sent).toEqual([]);
    const account = await visitor.get('/account?success=true');
    expect(account.statusCode).toBe(200);
    expect(pages.at(-1)?.sessionInfo.account).toMatchObject({
      email: 'ada@example.com',
      fullName: 'Ada Lovelace',
      subscription: { planName: 'Starter', nextCharge: null },
      status: 'active',
    });
  });

  it("leads to the brand's own dashboard where the sandbox is off", async () => {
    const built = aBuiltBrand({ brand: aBrand({ afterSignup: 'activeAccount' }) });
    const { app } = await aServer({ brands: [built], config: { sandboxUrl: null } });
    const visitor = await aVisitor(app, 'signup.slotbook.example');

    const answer = await visitor.post('/signup/free', aSignupRequest());

    expect(answer.json<{ data: { redirectUrl: string } }>().data.redirectUrl).toMatch(
      /^https:\/\/app\.slotbook\.example\/\?success=true&userId=[\w-]+&planId=starter&quantity=1$/,
    );
  });

  it('keeps one account when two visitors send the same address at once', async () => {
    const { app, database } = await aServer();
    const visitors = await Promise.all([aVisitor(app), aVisitor(app)]);

    const answers = await Promise.all(
      visitors.map((visitor) => visitor.post('/signup/free', aSignupRequest())),
    );

    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect(await database.selectFrom('accounts').select('id').execute()).toHaveLength(1);
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it('lets another brand have the same address', async () => {
    const other = aBuiltBrand({
      brand: aBrand({ id: 'facetable', hosts: ['facetable.example'] }),
    });
    const { app, database } = await aServer({ brands: [aBuiltBrand(), other] });
    const first = await aVisitor(app);
    const second = await aVisitor(app, 'facetable.localhost:4000');

    await first.post('/signup/free', aSignupRequest());
    const answer = await second.post('/signup/free', aSignupRequest());

    expect(answer.statusCode).toBe(200);
    expect(await database.selectFrom('accounts').select('id').execute()).toHaveLength(2);
  });
});

describe('a trial without a card', () => {
  it("ends after the brand's days", async () => {
    const { app, database } = await aServer();
    const visitor = await aVisitor(app);

    const answer = await visitor.post(
      '/signup/freetrial',
      aSignupRequest({ formState: { signupType: 'noCardSignup' } }),
    );

    expect(answer.statusCode).toBe(200);
    const subscription = await database
      .selectFrom('subscriptions')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(subscription).toMatchObject({
      status: 'trial',
      trial_ends_at: '2026-12-05T09:00:00.000Z',
      due_today_amount: 0,
    });
  });
});
