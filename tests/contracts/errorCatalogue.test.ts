import { describe, expect, it } from 'vitest';
import {
  GLITCH_ERROR_CODES,
  PAYMENT_ERROR_CODES,
  REQUEST_ERROR_CODES,
  SIGNUP_ERROR_CODES,
} from '../../src/core/contract/ErrorCode.ts';
import { errorPageCode } from '../../src/core/rules/errors/errorPageCode.ts';
import { mapServerMessage } from '../../src/core/rules/errors/mapServerMessage.ts';
import {
  PAYING_ERROR_CATALOGUE as ERROR_CATALOGUE,
  PAYING_ERROR_HEADERS as ERROR_HEADERS,
  payingErrorCode,
} from '../../src/core/rules/errors/payment/paymentCatalogue.ts';
import { en } from '../../src/core/texts/en.ts';

const textOf = (code: keyof typeof ERROR_CATALOGUE) => en[ERROR_CATALOGUE[code][1]];

describe('the error catalogue', () => {
  it('repeats nothing: no text begins like its header', () => {
    const start = (text: string) => text.split(/\s+/).slice(0, 3).join(' ');
    for (const [section, key] of Object.values(ERROR_CATALOGUE)) {
      expect(start(en[key])).not.toBe(start(en[ERROR_HEADERS[section]]));
    }
  });

  it('has a text and a header for every code', () => {
    for (const [section, key] of Object.values(ERROR_CATALOGUE)) {
      expect(en[key]).toBeTruthy();
      expect(en[ERROR_HEADERS[section]]).toBeTruthy();
    }
  });

  it('puts sign-up errors and glitches under their headers', () => {
    expect(SIGNUP_ERROR_CODES.map((code) => ERROR_CATALOGUE[code][0])).not.toContain('glitch');
    const others = GLITCH_ERROR_CODES.filter((code) => ERROR_CATALOGUE[code][0] !== 'glitch');
    // Its own text already says that something went wrong.
    expect(others).toEqual(['PLANS_NOT_AVAILABLE']);
    expect(en[ERROR_HEADERS.signup]).toBe('Sign-up unsuccessful');
    expect(en[ERROR_HEADERS.glitch]).toBe("Hmm, there's been a glitch.");
    expect(en[ERROR_HEADERS.upgrade]).toBe('Payment unsuccessful');
  });

  it('puts a payment that failed under the heading of its modal', () => {
    const headingsOf = Object.fromEntries(
      PAYMENT_ERROR_CODES.map((code) => [code, en[ERROR_HEADERS[ERROR_CATALOGUE[code][0]]]]),
    );
    const failed = PAYMENT_ERROR_CODES.map((code) => [code, 'Failed to charge your card'] as const);
    expect(headingsOf).toEqual({
      ...Object.fromEntries(failed),
      // Nothing was tried, because the plan had already been paid for.
      PLAN_CHANGED: "Your plan couldn't be updated",
    });
    expect(textOf('PAYMENT_DECLINED')).toBe(
      'Something went wrong with charging your account, please try again.',
    );
  });

  it('says what the specification quotes', () => {
    expect(textOf('RECAPTCHA_FAILED')).toBe(
      'Additional authentication is required to complete this transaction. Please try again later.',
    );
    expect(textOf('INCORRECT_LEAD_ID')).toBe(
      "Your sign-up details couldn't be loaded. Please contact us for help.",
    );
    expect(en[ERROR_HEADERS.hiccup]).toBe("Hmm, there's been a hiccup.");
    expect(textOf('PLANS_NOT_AVAILABLE')).toBe('Please refresh the page and try again.');
    expect(textOf('EMAIL_ADDRESS_UNAVAILABLE')).toBe(
      'This email address is unavailable. Please try a different address.',
    );
  });
});

describe('mapServerMessage', () => {
  it.each([
    ['Recaptcha', { kind: 'captcha' }],
    ['Recaptcha score 0.1', { kind: 'captcha' }],
    ['UNAUTHORISED_USER_ROLE_MEMBER', { kind: 'error', code: 'DEFAULT_EVENT' }],
    ['PRICE_CHANGED', { kind: 'error', code: 'PRICE_CHANGED' }],
    ['recaptcha', { kind: 'error', code: 'DEFAULT_EVENT' }],
    ['toString', { kind: 'error', code: 'DEFAULT_EVENT' }],
    ['', { kind: 'error', code: 'DEFAULT_EVENT' }],
  ])('reads %j', (message, meaning) => {
    expect(mapServerMessage(message)).toEqual(meaning);
  });

  it('asks a visitor with an unclear payment to wait, and never for another address', () => {
    expect(textOf('PAYMENT_BEING_CHECKED')).toBe(
      'A payment with this email address is being checked. Please wait a minute, then try again.',
    );
  });

  it('returns each code unchanged', () => {
    for (const code of [...SIGNUP_ERROR_CODES, ...GLITCH_ERROR_CODES, ...REQUEST_ERROR_CODES]) {
      expect(mapServerMessage(code)).toEqual({ kind: 'error', code });
    }
  });
});

it.each([
  ['', 'INTERNAL_SERVER_ERROR'],
  ['NOT_FOUND', 'NOT_FOUND'],
  ['PAYMENT_DECLINED', 'PAYMENT_DECLINED'],
  ['Recaptcha score 0.1', 'RECAPTCHA_FAILED'],
  ['UNAUTHORISED_USER_ROLE_MEMBER', 'UNAUTHORISED_USER_ROLE'],
  ['anything else', 'PLANS_NOT_AVAILABLE'],
  ['toString', 'PLANS_NOT_AVAILABLE'],
])('shows %j on the error page as %s', (message, code) => {
  expect(errorPageCode(message)).toBe(code);
});

describe('payingErrorCode', () => {
  it('knows the errors that only paying can meet', () => {
    for (const code of PAYMENT_ERROR_CODES) expect(payingErrorCode(code)).toBe(code);
  });

  it.each(['MEMBER', 'VIEWER', ''])('recognises that the role %j may not upgrade', (role) => {
    expect(payingErrorCode(`UNAUTHORISED_USER_ROLE_${role}`)).toBe('UNAUTHORISED_USER_ROLE');
  });

  it.each(['DEFAULT_EVENT', 'toString', ''])('leaves %j to every page', (message) => {
    expect(payingErrorCode(message)).toBeNull();
  });
});
