import type { Brand, SignupType } from '../../contract/generated/brand.ts';

/** The actions that captcha tokens are made for. */
export type CaptchaAction =
  | 'UPGRADE'
  | 'SIGNUP_PAID'
  | 'SIGNUP_FREE'
  | 'NOCARD_SIGNUP'
  | 'ONLOAD'
  | 'EMAIL_EXISTS_CHECK';

interface SignupTypeTraits {
  /** Whether the form asks for payment details. */
  readonly needsPayment: boolean;
  readonly captchaAction: CaptchaAction;
  /** The path of the call that signs up. */
  readonly path: '/signup' | '/signup/free' | '/signup/freetrial' | '/answeringService/signup';
  /** Whether nothing is due on the first day. */
  readonly isTrial: boolean;
}

/** The differences between the sign-up types. */
export const SIGNUP_TYPES: Readonly<Record<SignupType, SignupTypeTraits>> = {
  paid: { needsPayment: true, captchaAction: 'SIGNUP_PAID', path: '/signup', isTrial: false },
  free: { needsPayment: false, captchaAction: 'SIGNUP_FREE', path: '/signup/free', isTrial: false },
  noCardSignup: {
    needsPayment: false,
    captchaAction: 'NOCARD_SIGNUP',
    path: '/signup/freetrial',
    isTrial: true,
  },
  freeTrial: { needsPayment: true, captchaAction: 'SIGNUP_PAID', path: '/signup', isTrial: true },
  answeringService: {
    needsPayment: true,
    captchaAction: 'SIGNUP_PAID',
    path: '/answeringService/signup',
    isTrial: false,
  },
};

/**
 * Returns the sign-up type of a page: the requested one if the brand offers it, else the brand's
 * default.
 */
export function chooseSignupType(
  { signupTypes }: Pick<Brand, 'signupTypes'>,
  requested: string | undefined,
): SignupType {
  return signupTypes.offered.find((type) => type === requested) ?? signupTypes.default;
}
