import { describe, expect, it } from 'vitest';
import { checkEmailRequest } from './checkEmail.ts';
import { loadTermsRequest } from './loadTerms.ts';
import { resendActivationRequest } from './resendActivation.ts';
import { type SignupOutcome, signUpRequest } from './signUp.ts';

const MALFORMED = [null, [], 'text', 7, {}, { success: true }, { status: true, data: [] }];

describe('checkEmailRequest', () => {
  const request = checkEmailRequest('/email', { captchaToken: 't', email: 'a@b.co' });

  it('reads the status', () => {
    const answer = { success: true, message: '', data: { emailStatus: 'UNAVAILABLE' } };
    expect(request.parse(answer)).toBe('UNAVAILABLE');
  });

  it.each(['available', 'Available', 'AVAILABLE'])('reads the status in any case: %s', (told) => {
    const statuses = [told, `un${told}`].map((emailStatus) =>
      request.parse({ success: true, data: { emailStatus } }),
    );
    expect(statuses).toEqual(['AVAILABLE', 'UNAVAILABLE']);
  });

  it.each([
    [true, 'UNAVAILABLE'],
    [false, 'AVAILABLE'],
  ])(
    "reads the address of the visitor's own free sign-up on a page with payment: %s",
    (isPaying, status) => {
      const body = { captchaToken: 't', email: 'a@b.co' };
      const data = { emailStatus: 'AVAILABLE' };
      const answer = { success: true, message: 'SIGNED_UP_FOR_FREE', data };
      expect(checkEmailRequest('/email', body, isPaying).parse(answer)).toBe(status);
    },
  );

  it.each(['INVALID', 'invalid'])('reads an address that is %s', (emailStatus) => {
    expect(request.parse({ success: true, data: { emailStatus } })).toBe('INVALID');
  });

  it.each(['MAYBE', 'VALID', 'BLOCKED', '__proto__'])(
    'reads any other status as unavailable: %s',
    (emailStatus) => {
      expect(request.parse({ success: true, data: { emailStatus } })).toBe('UNAVAILABLE');
    },
  );

  it('reads nothing from an answer without a status', () => {
    const none = ['', null, 7, {}].map((emailStatus) => ({ success: true, data: { emailStatus } }));
    const failed = { success: false, data: { emailStatus: 'MAYBE' } };
    const answers = [...MALFORMED, ...none, failed];
    expect(answers.map(request.parse)).toEqual(answers.map(() => null));
  });

  it('puts the address in a header only for the path that needs it', () => {
    const body = { captchaToken: 't', email: 'ä\n@b.co' };
    expect(request.headers).toEqual({});
    expect(checkEmailRequest('/v1/email', body).headers).toEqual({
      'x-user-email': '%C3%A4%0A@b.co',
    });
  });
});

describe('signUpRequest', () => {
  const requestOf = (signupType: 'paid' | 'free' | 'noCardSignup' | 'answeringService') =>
    signUpRequest(
      {
        leadInfo: {
          firstName: '',
          lastName: '',
          email: '',
          phone: '',
          countryCode: '',
          companyName: '',
          password: '',
          timeZone: '',
        },
        paymentRequest: {
          selectedPlans: [],
          freeTrial: false,
          captchaToken: '',
          rVersion: 'visible',
        },
        formState: {
          signupType,
          totalAmount: 0,
          agreed: true,
          termsHash: '',
          privacyHash: '',
          utmSource: '',
        },
      },
      'key-1',
    );

  it('has the key of its attempt', () => {
    expect(requestOf('free').headers).toEqual({ 'idempotency-key': 'key-1' });
  });

  it('goes to the path of its sign-up type', () => {
    const types = ['paid', 'free', 'noCardSignup', 'answeringService'] as const;
    expect(types.map((type) => requestOf(type).path)).toEqual([
      '/signup',
      '/signup/free',
      '/signup/freetrial',
      '/answeringService/signup',
    ]);
  });

  it('reads what comes next, and the redirect', () => {
    const data = {
      completion: 'activeAccount',
      redirectUrl: 'https://a.example/',
      accountId: '1',
    } as const;
    const { completion, redirectUrl } = data;
    const outcome: SignupOutcome = { completion, redirectUrl, told: data };
    expect(requestOf('free').parse({ status: true, data })).toEqual(outcome);
  });

  it.each([
    { status: true },
    { status: true, data: null },
    { status: true, data: { completion: 'later', redirectUrl: 7 } },
  ])('treats %j as a success without details', (answer) => {
    expect(requestOf('free').parse(answer)).toMatchObject({ completion: null, redirectUrl: null });
  });

  it('reads nothing without a success', () => {
    const others = MALFORMED.filter((it) => Object(it).status !== true);
    expect(others).toHaveLength(6);
    expect(others.map(requestOf('free').parse)).toEqual(Array(6).fill(null));
  });
});

it("reads a text's nodes", () => {
  const { parse, path, body } = loadTermsRequest('/terms/a.json');
  expect([path, body]).toEqual(['/terms/a.json', undefined]);
  expect(parse({ name: 'terms', nodes: [] })).toEqual([]);
  expect(parse({ nodes: 'x' })).toBeNull();
});

it('reads whether a new activation mail was sent', () => {
  const { parse } = resendActivationRequest({ token: 'old' });
  expect([parse({ success: true, message: '' }), parse({ success: false })]).toEqual([true, null]);
});
