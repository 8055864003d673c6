import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/aBrand.ts';
import { chooseSignupType, isSignupTypeAvailable, SIGNUP_TYPES } from './signupTypes.ts';

const brandWith = (...offered: ReturnType<typeof aBrand>['signupTypes']['offered']) =>
  aBrand({ signupTypes: { offered, default: offered[0] ?? 'free' } });

describe('chooseSignupType', () => {
  it('takes the one asked for where the brand offers it', () => {
    expect(chooseSignupType(brandWith('free', 'noCardSignup'), 'noCardSignup')).toBe(
      'noCardSignup',
    );
  });

  it.each(['paid', 'nonsense', '', undefined, 'noCardSignup'])('ignores %s', (requested) => {
    expect(chooseSignupType(brandWith('free', 'paid'), requested)).toBe('free');
  });

  it('passes over a default that cannot be used yet', () => {
    expect(chooseSignupType(brandWith('paid', 'free'), undefined)).toBe('free');
  });

  it('keeps the default of a brand that has paid types alone', () => {
    expect(chooseSignupType(brandWith('answeringService', 'freeTrial'), 'freeTrial')).toBe(
      'answeringService',
    );
  });
});

it('opens the types without a payment', () => {
  const open = (['paid', 'free', 'noCardSignup', 'freeTrial', 'answeringService'] as const).filter(
    isSignupTypeAvailable,
  );
  expect(open).toEqual(['free', 'noCardSignup']);
});

it('names each type to the captcha as the specification does', () => {
  expect(
    Object.entries(SIGNUP_TYPES).map(([type, traits]) => [type, traits.captchaAction]),
  ).toEqual([
    ['paid', 'SIGNUP_PAID'],
    ['free', 'SIGNUP_FREE'],
    ['noCardSignup', 'NOCARD_SIGNUP'],
    ['freeTrial', 'SIGNUP_PAID'],
    ['answeringService', 'SIGNUP_PAID'],
  ]);
});
