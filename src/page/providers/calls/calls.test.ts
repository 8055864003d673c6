import { describe, expect, it } from 'vitest';
import { checkEmailRequest } from './checkEmail.ts';
import { loadTermsRequest } from './loadTerms.ts';
import { resendActivationRequest } from './resendActivation.ts';

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
