import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { chooseSignupType, SIGNUP_TYPES } from './signupTypes.ts';

const brandWith = (...offered: ReturnType<typeof aBrand>['signupTypes']['offered']) =>
  aBrand({ signupTypes: { offered, default: offered[0] ?? 'free' } });

describe('chooseSignupType', () => {
  it('uses the requested type if the brand offers it', () => {
    expect(chooseSignupType(brandWith('free', 'noCardSignup'), 'noCardSignup')).toBe(
      'noCardSignup',
    );
  });

  it.each(['freeTrial', 'nonsense', '', undefined, 'toString'])('ignores %s', (requested) => {
    expect(chooseSignupType(brandWith('free', 'paid'), requested)).toBe('free');
  });

  it("uses the brand's default, even if it is a paid type", () => {
    expect(chooseSignupType(brandWith('answeringService', 'freeTrial'), undefined)).toBe(
      'answeringService',
    );
  });
});

it('names each type to the captcha as the specification says', () => {
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
