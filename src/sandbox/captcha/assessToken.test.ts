import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStorage } from '../openStorage.ts';
import { assessToken, TOKEN_LIFE_MS } from './assessToken.ts';
import { type CaptchaClaims, signCaptchaToken } from './captchaToken.ts';
import { openCaptchaStorage } from './openCaptchaStorage.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 0, 0);

function claims(overrides: Partial<CaptchaClaims> = {}): CaptchaClaims {
  return {
    id: 'token-1',
    kind: 'score',
    siteKey: 'key-1',
    action: 'SIGNUP_FREE',
    hostname: 'slotbook.localhost',
    scenario: 'human',
    createTime: NOW,
    ...overrides,
  };
}

function desk() {
  const storage = openCaptchaStorage(openStorage(null));
  return {
    sign: (overrides: Partial<CaptchaClaims> = {}) =>
      signCaptchaToken(storage.signingKey, claims(overrides)),
    assess: (token: string, siteKey = 'key-1', now = NOW) =>
      assessToken({ token, siteKey }, storage, now),
  };
}

test('a fresh token of a human is valid and scores high', () => {
  const { sign, assess } = desk();
  expect(assess(sign())).toEqual({
    tokenProperties: {
      valid: true,
      invalidReason: 'INVALID_REASON_UNSPECIFIED',
      hostname: 'slotbook.localhost',
      action: 'SIGNUP_FREE',
      createTime: '2026-11-21T09:00:00.000Z',
    },
    riskAnalysis: { score: 0.9, reasons: [] },
  });
});

test('a robot scores low without a checkbox', () => {
  const { sign, assess } = desk();
  expect(assess(sign({ scenario: 'robot' })).riskAnalysis).toEqual({
    score: 0.1,
    reasons: ['AUTOMATION'],
  });
});

test.each(['robot', 'invalid'] as const)(
  'the checkbox lets a visitor through as %s',
  (scenario) => {
    const { sign, assess } = desk();
    const answer = assess(sign({ scenario, kind: 'checkbox' }));
    expect([answer.tokenProperties.valid, answer.riskAnalysis.score]).toEqual([true, 0.9]);
  },
);

test('the invalid scenario makes score tokens invalid', () => {
  const { sign, assess } = desk();
  const { valid, invalidReason } = assess(sign({ scenario: 'invalid' })).tokenProperties;
  expect([valid, invalidReason]).toEqual([false, 'BROWSER_ERROR']);
});

test('a replayed token is a duplicate', () => {
  const { sign, assess } = desk();
  const token = sign();
  assess(token);
  expect(assess(token).tokenProperties.invalidReason).toBe('DUPE');
});

test('a token signed with another key is malformed', () => {
  const { assess } = desk();
  const forged = signCaptchaToken(randomBytes(32), claims());
  expect(assess(forged).tokenProperties.invalidReason).toBe('MALFORMED');
});

test('a token whose claims were altered is malformed', () => {
  const { sign, assess } = desk();
  const [, signature] = sign({ scenario: 'robot' }).split('.');
  const payload = Buffer.from(JSON.stringify(claims())).toString('base64url');
  expect(assess(`${payload}.${signature}`).tokenProperties.invalidReason).toBe('MALFORMED');
});

test.each(['not a token', '.', 'e30.', 'a.b.c'])('%o is malformed', (token) => {
  const { assess } = desk();
  expect(assess(token).tokenProperties.invalidReason).toBe('MALFORMED');
});

test('an empty token is missing', () => {
  const { assess } = desk();
  expect(assess('').tokenProperties.invalidReason).toBe('MISSING');
});

test('a token of another site key is malformed and stays unspent', () => {
  const { sign, assess } = desk();
  const token = sign();
  expect(assess(token, 'key-2').tokenProperties.invalidReason).toBe('MALFORMED');
  expect(assess(token).tokenProperties.valid).toBe(true);
});

test('a token is valid for two minutes and not a millisecond more', () => {
  const { sign, assess } = desk();
  const onTime = assess(sign({ id: 'a' }), 'key-1', NOW + TOKEN_LIFE_MS);
  const late = assess(sign({ id: 'b' }), 'key-1', NOW + TOKEN_LIFE_MS + 1);
  expect([onTime, late].map((answer) => answer.tokenProperties.invalidReason)).toEqual([
    'INVALID_REASON_UNSPECIFIED',
    'EXPIRED',
  ]);
});

test('the action reported is the one the token was made for', () => {
  const { sign, assess } = desk();
  expect(assess(sign({ action: 'EMAIL_EXISTS_CHECK' })).tokenProperties.action).toBe(
    'EMAIL_EXISTS_CHECK',
  );
});
