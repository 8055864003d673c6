import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand, aTermsDocument } from '../../factories/brands/aBuiltBrand.ts';
import { aCatalogue, aPlan } from '../../factories/brands/aCatalogue.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const HIPAA_HASH = aTermsDocument('hipaaTerms').hash;

/** Expects that the refused sign-up stored nothing. */
async function expectNothingStored({ database }: TestServer): Promise<void> {
  expect(await database.selectFrom('accounts').select('id').execute()).toEqual([]);
  expect(await database.selectFrom('outbox').select('id').execute()).toEqual([]);
}

describe('a sign-up is refused', () => {
  it.each([
    ['fullName', 'required', { firstName: ' ', lastName: '' }],
    ['fullName', 'markup', { firstName: '<b>Ada</b>' }],
    ['companyName', 'required', { companyName: '' }],
    ['phoneNumber', 'invalid', { phone: '12' }],
    ['phoneNumber', 'invalid', { phone: '2015550123', countryCode: '999' }],
    ['phoneNumber', 'invalid', { phone: '+44 20123456' }],
    ['phoneNumber', 'invalid', { phone: '+' }],
    ['phoneNumber', 'invalid', { phone: 'call 2015550123' }],
    ['province', 'invalid', { provinceCode: '<b' }],
    ['email', 'invalid', { email: 'ada@example' }],
    ['password', 'invalid', { password: 'onlyletters' }],
    ['password', 'invalid', { password: `a1${'x'.repeat(63)}` }],
  ])('with %s %s', async (field, reason, leadInfo) => {
    const server = await aServer();
    const visitor = await aVisitor(server.app);

    const answer = await visitor.post('/signup/free', aSignupRequest({ leadInfo }));

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      status: false,
      success: false,
      message: 'INVALID_FIELD',
      data: { field, reason },
    });
    expect(server.captcha.claims).toEqual([]);
    await expectNothingStored(server);
  });

  it('without a province where the brand asks for one', async () => {
    const brand = aBrand({ market: 'CA', province: { on: true } });
    const server = await aServer({ brands: [aBuiltBrand({ brand })] });
    const visitor = await aVisitor(server.app);

    const answer = await visitor.post('/signup/free', aSignupRequest());

    expect(answer.json()).toMatchObject({
      message: 'INVALID_FIELD',
      data: { field: 'province', reason: 'required' },
    });
  });

  it("with an address on the brand's own domain", async () => {
    const server = await aServer();
    const visitor = await aVisitor(server.app);
    const leadInfo = { email: 'ada@mail.slotbook.example' };

    const answer = await visitor.post('/signup/free', aSignupRequest({ leadInfo }));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: 'EMAIL_ADDRESS_UNAVAILABLE', data: null });
  });

  it.each([
    ['ada@example.com', 'ADA@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'Ada@BÜCHER.example'],
  ])('%s has an account, and %s is the same mailbox', async (had, email) => {
    const { app } = await aServer();
    const visitor = await aVisitor(app);
    const first = aSignupRequest({ leadInfo: { email: had } });
    const signedUp = await (await aVisitor(app)).post('/signup/free', first);
    expect(signedUp.statusCode).toBe(200);

    const answer = await visitor.post('/signup/free', aSignupRequest({ leadInfo: { email } }));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: 'EMAIL_ADDRESS_UNAVAILABLE' });
  });

  it.each([
    ['an unknown plan', 'nothing'],
    ['a plan of another sign-up type', 'paid-only'],
    ['a plan of admin access', 'admin-only'],
  ])('with %s', async (_name, planId) => {
    const plans = [
      aPlan(),
      aPlan({ id: 'paid-only', signupTypes: ['paid'] }),
      aPlan({ id: 'admin-only', access: 'admin' }),
    ];
    const server = await aServer({
      brands: [aBuiltBrand({ catalogue: aCatalogue({ plans }) })],
    });
    const visitor = await aVisitor(server.app);

    const answer = await visitor.post(
      '/signup/free',
      aSignupRequest({ paymentRequest: { selectedPlans: [{ planId }] } }),
    );

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: 'PLAN_NOT_OFFERED' });
    await expectNothingStored(server);
  });

  it('on a type that the brand does not offer', async () => {
    const brand = aBrand({ signupTypes: { offered: ['paid'], default: 'paid' } });
    const server = await aServer({ brands: [aBuiltBrand({ brand })] });
    const visitor = await aVisitor(server.app);

    const answer = await visitor.post('/signup/free', aSignupRequest());

    expect(answer.json()).toMatchObject({ message: 'PLAN_NOT_OFFERED' });
  });

  it("when the page's total differs, with the server's total", async () => {
    const plans = [aPlan({ price: 1250 })];
    const server = await aServer({
      brands: [aBuiltBrand({ catalogue: aCatalogue({ plans }) })],
    });
    const visitor = await aVisitor(server.app);
    const selectedPlans = [{ planId: 'starter', noOfUsers: 3 }];

    const answer = await visitor.post(
      '/signup/free',
      aSignupRequest({ paymentRequest: { selectedPlans }, formState: { totalAmount: 1250 } }),
    );

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: 'PRICE_CHANGED', data: { totalAmount: 3750 } });
    await expectNothingStored(server);
  });

  it.each([
    ['unticked', { agreed: false }],
    ['to older terms', { termsHash: 'f'.repeat(64) }],
    ['to an older privacy policy', { privacyHash: 'f'.repeat(64) }],
  ])('with the agreement %s', async (_name, formState) => {
    const server = await aServer();
    const visitor = await aVisitor(server.app);

    const answer = await visitor.post('/signup/free', aSignupRequest({ formState }));

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: 'TERMS_NOT_AGREED' });
    await expectNothingStored(server);
  });

  it.each([
    ['the general terms alone', true, {}],
    ['its own terms in place of the general ones', true, { termsHash: HIPAA_HASH }],
    ['its own terms as they were', true, { hipaaTermsHash: 'f'.repeat(64) }],
    ['its own terms twice', true, { termsHash: HIPAA_HASH, hipaaTermsHash: HIPAA_HASH }],
    ['terms that it has not', false, { hipaaTermsHash: HIPAA_HASH }],
  ])('agreeing to %s for a plan (under HIPAA: %s)', async (_name, isHIPAA, formState) => {
    const catalogue = aCatalogue({ plans: [aPlan({ isHIPAA })] });
    const server = await aServer({ brands: [aBuiltBrand({ catalogue })] });
    const visitor = await aVisitor(server.app);

    const answer = await visitor.post('/signup/free', aSignupRequest({ formState }));

    expect(answer.json()).toMatchObject({ message: 'TERMS_NOT_AGREED' });
    await expectNothingStored(server);
  });

  it("when its path is not its sign-up type's", async () => {
    const { app } = await aServer();
    const visitor = await aVisitor(app);

    const answer = await visitor.post('/signup/freetrial', aSignupRequest());

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: 'INVALID_REQUEST' });
  });
});

describe('the captcha of a sign-up', () => {
  it.each(['robot', 'unreachable'])(
    'asks for the checkbox when the invisible one is %s',
    async (captchaToken) => {
      const server = await aServer();
      const visitor = await aVisitor(server.app);

      const answer = await visitor.post(
        '/signup/free',
        aSignupRequest({ paymentRequest: { captchaToken } }),
      );

      expect(answer.statusCode).toBe(403);
      expect(answer.json<{ message: string }>().message).toMatch(/^Recaptcha/);
      await expectNothingStored(server);
    },
  );

  it('fails for good when the visible one fails too', async () => {
    const server = await aServer();
    const visitor = await aVisitor(server.app);

    const answer = await visitor.post(
      '/signup/free',
      aSignupRequest({ paymentRequest: { captchaToken: 'robot', rVersion: 'visible' } }),
    );

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message: 'RECAPTCHA_FAILED' });
    await expectNothingStored(server);
  });

  it.each([
    ['/signup/free', 'free', 'SIGNUP_FREE'],
    ['/signup/freetrial', 'noCardSignup', 'NOCARD_SIGNUP'],
  ] as const)('on %s is assessed for its own action', async (path, signupType, action) => {
    const { app, captcha } = await aServer();
    const visitor = await aVisitor(app);

    await visitor.post(path, aSignupRequest({ formState: { signupType } }));

    expect(captcha.claims).toMatchObject([{ action, variant: 'invisible', token: 'human' }]);
  });
});
